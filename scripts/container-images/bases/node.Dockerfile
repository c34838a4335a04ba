# Stands in for node:24-bookworm-slim: the Node of node_modules, this machine's npm, and the user of the official image.
FROM localhost/stagedoor-debian
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY --from=node bin/node /usr/local/bin/node
COPY --from=npm . /usr/local/lib/node_modules/npm
COPY --chmod=755 node-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
RUN ln -s node /usr/local/bin/nodejs \
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["node"]
