# Stands in for the image haproxy: Debian's HAProxy, with the user and the start command of the official image, and the
# wget that its Alpine contains. Debian's package creates the user, and fails when it exists under this id.
FROM localhost/stagedoor-debian
RUN apt-get update -qq && apt-get install -qq --yes --no-install-recommends haproxy busybox && rm -rf /var/lib/apt/lists/* \
  && groupmod --gid 99 haproxy && usermod --uid 99 haproxy \
  && ln -s busybox /usr/bin/wget && mkdir -p /usr/local/etc/haproxy
USER haproxy
STOPSIGNAL SIGUSR1
CMD ["haproxy", "-W", "-db", "-f", "/usr/local/etc/haproxy/haproxy.cfg"]
