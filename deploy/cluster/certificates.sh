#!/bin/sh
# Makes an authority of your own, the certificate of the bus, and passwords. What is there already stays.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p certificates
if [ ! -f certificates/bus.pem ]; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj "/CN=Gang of Four authority" \
        -keyout certificates/authority.key -out certificates/authority.pem
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=bus" \
        -keyout certificates/bus.key -out certificates/bus.csr
    printf 'subjectAltName=DNS:bus\n' > certificates/bus.ext
    openssl x509 -req -in certificates/bus.csr -CA certificates/authority.pem -CAkey certificates/authority.key \
        -CAcreateserial -days 825 -extfile certificates/bus.ext -out certificates/bus.pem
    rm certificates/bus.csr certificates/bus.ext
    chmod 644 certificates/authority.pem certificates/bus.pem certificates/bus.key  # read by other users, in containers
fi
if [ ! -f .env ]; then
    {
        printf 'SITE=%s\n' "${SITE:-cards.example}"
        for name in DATABASE_PASSWORD NATS_PASSWORD METRICS_TOKEN; do
            printf '%s=%s\n' "$name" "$(openssl rand -hex 24)"
        done
    } > .env
fi
echo "The certificates are in $PWD/certificates, the passwords in $PWD/.env: keep both to yourself."
