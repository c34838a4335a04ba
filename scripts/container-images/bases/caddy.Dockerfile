# Stands in for the image caddy: Debian's Caddy, with the folders and the start command of the official image, and the
# wget that its Alpine contains.
FROM localhost/stagedoor-debian
RUN apt-get update -qq && apt-get install -qq --yes --no-install-recommends caddy busybox libcap2-bin && rm -rf /var/lib/apt/lists/* \
  && ln -s busybox /usr/bin/wget && setcap cap_net_bind_service=+ep /usr/bin/caddy && mkdir -p /config/caddy /data/caddy /srv
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
EXPOSE 80 443
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
