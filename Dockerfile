# A built portal behind nginx without root: npm run build && docker build -t portal .
# docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 portal
FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY hosts/nginx.conf /etc/nginx/conf.d/default.conf
COPY build /srv/portal
