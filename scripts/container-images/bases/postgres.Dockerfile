# Stands in for the image postgres: Debian's PostgreSQL, with the user, folder and start command of the official image.
FROM localhost/stagedoor-debian
RUN groupadd --system --gid 999 postgres \
  && useradd --system --uid 999 --gid postgres --home-dir /var/lib/postgresql --shell /bin/bash postgres
RUN mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get update -qq && apt-get install -qq --yes --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* \
  && ln -s /usr/lib/postgresql/*/bin /usr/lib/postgresql/bin \
  && install -d -o postgres -g postgres -m 3777 /var/run/postgresql && install -d -o postgres -g postgres -m 700 /var/lib/postgresql/data
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/bin PGDATA=/var/lib/postgresql/data
COPY --chmod=755 postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
EXPOSE 5432
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
