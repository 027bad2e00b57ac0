# The portal behind nginx, without root: docker build -t portal .
# docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 portal
# Tags can move. To pin the content too, pass names with a digest, such as
# --build-arg NODE_IMAGE=node:20.20.2-bookworm@sha256:…
ARG NODE_IMAGE=node:20.20.2-bookworm
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.28.0-alpine

FROM ${NODE_IMAGE} AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# What differs between deployments, see OPERATING.md: --build-arg SITE_URL=…
ARG SITE_URL
ARG BASE_URL
ARG API_HOST
ARG AUTH_HOST
ARG SUPPORT_EMAIL
ARG STATUS_PAGE
ARG SCRIPT_URL
ARG LATEST
ARG PORTAL_PROJECT
ARG API_DOCUMENT
RUN npm run build

FROM ${NGINX_IMAGE}
ARG PORTAL_PROJECT
ARG BASE_URL=/
ENV BASE_URL=${BASE_URL:-/}
COPY --from=build /portal/${PORTAL_PROJECT:-.}/hosts/nginx/example.conf /etc/nginx/conf.d/default.conf
COPY --from=build /portal/${PORTAL_PROJECT:-.}/hosts/nginx/portal.conf /etc/nginx/snippets/portal.conf
COPY --from=build /portal/${PORTAL_PROJECT:-.}/build /srv/portal${BASE_URL}
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null "http://127.0.0.1:8080${BASE_URL:-/}healthz"
