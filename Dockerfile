# The site with its contact backend, as `npm run build` and `npm run serve` make it. See docs/hosting-container.md.
# The one image from elsewhere. A tag may lead to another image tomorrow; a digest can't. This pins it, and Dependabot moves it on:
#   digest=$(docker buildx imagetools inspect node:22-bookworm-slim --format '{{.Manifest.Digest}}')
#   sed -i "s|^FROM node:22-bookworm-slim[^ ]*|FROM node:22-bookworm-slim@$digest|" Dockerfile
FROM node:22-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci
COPY . .
ARG SITE_URL=""
# What is due on coming days stands beside the site; without any there is no such folder.
RUN npm run build -- --compress best && mkdir -p dist.coming

FROM base AS packages
RUN npm ci --omit=dev && npm cache clean --force

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
COPY --from=packages /app/node_modules ./node_modules
COPY tsconfig.json ./
COPY scripts ./scripts
COPY src/builder ./src/builder
COPY src/contact-server ./src/contact-server
COPY supabase ./supabase
# All that the server knows of the site stands in what was built: no page and none of its code is needed.
COPY --from=build /app/dist ./dist
COPY --from=build /app/dist.coming ./dist.coming
# The messages of visitors: the one folder that is written to, and that must outlive the container.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "serve"]
