# Stands in for the image haproxy: Debian's HAProxy, with the user and the start command of the official image, and the
# wget that its Alpine contains.
FROM localhost/stagedoor-debian
RUN groupadd --system --gid 99 haproxy && useradd --system --uid 99 --gid haproxy --home-dir /var/lib/haproxy haproxy
RUN apt-get update -qq && apt-get install -qq --yes --no-install-recommends haproxy busybox && rm -rf /var/lib/apt/lists/* \
  && ln -s busybox /usr/bin/wget && mkdir -p /usr/local/etc/haproxy
USER haproxy
STOPSIGNAL SIGUSR1
CMD ["haproxy", "-W", "-db", "-f", "/usr/local/etc/haproxy/haproxy.cfg"]
