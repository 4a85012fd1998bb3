# syntax=docker/dockerfile:1

# The build writes the site's name and address into the pages:
#   docker build --build-arg SITE_NAME=Pictures --build-arg SITE_ORIGIN=https://pictures.example.org -t picwright .
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_NAME
ARG SITE_ORIGIN
ARG MAX_FILE_MB
ARG MAX_BATCH_FILES
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/package.json /site/site.ts ./
COPY --from=build /site/engine ./engine
COPY --from=build /site/catalogue ./catalogue
COPY --from=build /site/words ./words
COPY --from=build /site/pages ./pages
COPY --from=build /site/server ./server
COPY --from=build /site/build ./build
ARG SITE_NAME
ARG SITE_ORIGIN
ARG MAX_FILE_MB
ARG MAX_BATCH_FILES
ENV NODE_ENV=production SITE_NAME=$SITE_NAME SITE_ORIGIN=$SITE_ORIGIN MAX_FILE_MB=$MAX_FILE_MB MAX_BATCH_FILES=$MAX_BATCH_FILES DATABASE_URL=/data/picwright.sqlite KEPT_ASSETS=/data/assets
# The only writable path: everything else may be read-only.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/index.ts"]
