# syntax=docker/dockerfile:1
# Two deployables from one repository: --target storefront and --target reference-api.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image brings Node itself. Optional packages stay otherwise: they are the native parts of sharp and argon2.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-*

FROM packages AS build
COPY tsconfig.json vite.config.ts precompress.ts split-code.ts ./
COPY scripts ./scripts
COPY shared ./shared
COPY locales ./locales
COPY client ./client
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS runtime
WORKDIR /app
# Without further settings a container refuses to start instead of running as a demo.
ENV NODE_ENV=production DEPLOYMENT=production HOST=0.0.0.0 REFERENCE_API_HOST=0.0.0.0
COPY package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY shared ./shared
COPY signals ./signals
RUN install -d -o node -g node var var/images var/reference-api var/mail

FROM runtime AS reference-api
COPY reference-api ./reference-api
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.REFERENCE_API_PORT || 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "reference-api/main.ts"]

FROM runtime AS storefront
COPY --from=build /app/dist ./dist
COPY locales ./locales
# Share cards are set in the fonts of the look.
COPY client/styles/fonts ./client/styles/fonts
COPY server ./server
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As scripts/services/storefront.ts starts it, to need less memory.
CMD ["node", "--max-semi-space-size=8", "server/main.ts"]
