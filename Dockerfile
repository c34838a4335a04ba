# Each deployable is a target: storefront, reference-api, reference-api-demo, and secrets (the init step of
# docker-compose.yml).

# docker/digests.env names the same image by digest (npm run containers:pin).
ARG NODE_IMAGE=node:24-bookworm-slim

FROM $NODE_IMAGE AS runtime
ARG NODE_IMAGE
# An image runs only Node: it needs no package manager.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn* /opt/yarn*
WORKDIR /app
# These defaults make a container without configuration refuse to start; otherwise it would run as a demo.
ENV NODE_ENV=production DEPLOYMENT=production
# What bounds memory is here and in each CMD; `npm start` and the benchmarks read both (ADR 0063). Two arenas keep
# threads from holding freed memory of their own, and blocks from 64 KB on return to the system when they are freed.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
COPY --chmod=644 package.json LICENSE ./
LABEL org.opencontainers.image.vendor="Stagedoor" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="0.1.0" \
  org.opencontainers.image.base.name=$NODE_IMAGE

FROM runtime AS secrets
COPY docker/secrets ./docker/secrets
# The modes of files depend on who made the checkout, and with which umask. In the image every user may read, and only
# root may write.
RUN chmod -R u=rwX,go=rX docker
HEALTHCHECK NONE
ENTRYPOINT ["node", "docker/secrets/main.ts"]
CMD []
LABEL org.opencontainers.image.title="Stagedoor secrets" \
  org.opencontainers.image.description="Makes the secrets of a Stagedoor shop once, and hands each service its own"
ARG BUILD_REVISION=
LABEL org.opencontainers.image.revision=$BUILD_REVISION

FROM $NODE_IMAGE AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# To reach a registry through a mirror, pass your npm settings: --secret id=npmrc,src=.npmrc. They stay in no layer. The
# image already contains Node, so the package with Node is removed. All other optional packages stay: they are the
# native parts of sharp and argon2. No package needs an install script, and the script of this project only sets up git.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
  npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-* /root/.npm

FROM packages AS sources
COPY . .
# Sets the same modes as in the stage `secrets`.
RUN find . -mindepth 1 -maxdepth 1 ! -name node_modules -exec chmod -R u=rwX,go=rX {} +

FROM sources AS reference-api-parts
RUN find locales -type f ! -name 'api-*.json' -delete && \
  node scripts/container-images/prune-packages.ts reference-api && rm -r reference-api/demo-brand

FROM runtime AS reference-api-base
ENV REFERENCE_API_HOST=0.0.0.0
# The folders that the API writes to by default: emails without SMTP_URL, and the keys of a demo.
RUN install -d -o node -g node var/mail var/reference-api
COPY --from=reference-api-parts /app/node_modules ./node_modules
COPY --from=sources /app/shared ./shared
COPY --from=sources /app/runtime ./runtime
COPY --from=reference-api-parts /app/locales ./locales
COPY --from=reference-api-parts /app/reference-api ./reference-api
COPY --from=reference-api-parts /app/sbom.cdx.json ./
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.REFERENCE_API_PORT || 4000}/healthz`)\
    .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ARG BUILD_REVISION=
LABEL org.opencontainers.image.revision=$BUILD_REVISION
ENV BUILD_REVISION=$BUILD_REVISION

# The API without the demo brand: an empty database stays empty.
FROM reference-api-base AS reference-api
CMD ["node", "--max-old-space-size=448", "--max-semi-space-size=8", "--heap-growing-percent=30", \
  "reference-api/main.ts"]
LABEL org.opencontainers.image.title="Stagedoor reference API" \
  org.opencontainers.image.description="The commerce API of a Stagedoor shop; needs PostgreSQL" \
  stagedoor.sbom="/app/sbom.cdx.json"

# The API with the demo brand, which it loads into an empty database. docker-compose.yml runs this target.
FROM reference-api-base AS reference-api-demo
COPY --from=sources /app/reference-api/demo-brand ./reference-api/demo-brand
CMD ["node", "--max-old-space-size=448", "--max-semi-space-size=8", "--heap-growing-percent=30", \
  "reference-api/demo-brand/main.ts"]
LABEL org.opencontainers.image.title="Stagedoor reference API with the demo brand" \
  org.opencontainers.image.description="The commerce API of a Stagedoor shop, with a demo brand; needs PostgreSQL" \
  stagedoor.sbom="/app/sbom.cdx.json"

FROM sources AS storefront-parts
RUN node scripts/build/build.ts && node scripts/container-images/prune-packages.ts storefront

FROM runtime AS storefront
ENV HOST=0.0.0.0
# The only folder that the storefront writes to: optimised pictures. A volume may keep them.
RUN install -d -o node -g node var/images
COPY --from=storefront-parts /app/node_modules ./node_modules
COPY --from=storefront-parts /app/dist ./dist
COPY --from=sources /app/shared ./shared
COPY --from=sources /app/runtime ./runtime
COPY --from=sources /app/locales ./locales
# The storefront draws social images with the fonts of the pages.
COPY --from=sources /app/client/styles/fonts ./client/styles/fonts
COPY --from=sources /app/server ./server
COPY --from=storefront-parts /app/sbom.cdx.json ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`)\
    .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "--heap-growing-percent=30", \
  "server/main.ts"]
LABEL org.opencontainers.image.title="Stagedoor storefront" \
  org.opencontainers.image.description="An open web shop for live-music venues: streamed React pages, a slim BFF,\
 and no token in the browser" \
  stagedoor.sbom="/app/sbom.cdx.json"
ARG BUILD_REVISION=
LABEL org.opencontainers.image.revision=$BUILD_REVISION
ENV BUILD_REVISION=$BUILD_REVISION
