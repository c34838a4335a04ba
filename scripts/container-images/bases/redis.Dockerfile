# Stands in for the image redis: Debian's Redis, with the user, folder and start command of the official image.
FROM localhost/stagedoor-debian
RUN groupadd --system --gid 999 redis && useradd --system --uid 999 --gid redis --home-dir /data --no-create-home redis
RUN apt-get update -qq && apt-get install -qq --yes --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* /etc/redis /var/lib/redis
RUN install -d -o redis -g redis /data
COPY --chmod=755 redis-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
VOLUME /data
WORKDIR /data
EXPOSE 6379
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["redis-server"]
