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

# The Studio and its commands, started once: what they make of their own code needs more packages than running it.
FROM build AS started
RUN apt-get update && apt-get install --yes --no-install-recommends git
COPY pages /content/pages
COPY public /content/public
WORKDIR /content
ENV PORT=4173 DATA_DIR=/tmp/data
RUN node /app/scripts/run.mjs serve --studio & server=$!; \
  until node /app/scripts/ci/healthy.mjs; do sleep 1; done; kill $server && wait $server; \
  node /app/scripts/run.mjs people list && node /app/scripts/run.mjs messages && rm -rf /content/.git

# With the Studio for people with accounts: `docker build --target studio`. See docs/running.md.
FROM packages AS studio
RUN apt-get update && apt-get install --yes --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
COPY . .
COPY --from=started /app/node_modules/.cache ./node_modules/.cache
COPY --from=started /content /content
RUN mkdir -p /data node_modules/.vite-temp && chown -R node:node /data /content node_modules/.cache node_modules/.vite-temp
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
WORKDIR /content
# What people and visitors have written, and the pages with their record.
VOLUME /data /content
USER node
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "/app/scripts/ci/healthy.mjs"]
CMD ["node", "/app/scripts/run.mjs", "serve", "--studio"]

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
  CMD ["node", "scripts/ci/healthy.mjs"]
CMD ["node", "scripts/run.mjs", "serve"]
