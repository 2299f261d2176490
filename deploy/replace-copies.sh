#!/bin/sh
# Replaces the copies of services by new ones while children use them, after new images or a change of .env:
#   docker compose build && deploy/replace-copies.sh
#   deploy/replace-copies.sh bff conversation
# New copies stand beside the old ones until they are healthy and known to the balancer; then the old ones
# leave slowly (DRAIN_SECONDS). Needs the memory of one service twice.
set -eu
cd "$(dirname "$0")/.."

HEALTHY_WITHIN_SECONDS=300
# The balancer asks for addresses every 5 s and checks a new one within 2 more.
KNOWN_AFTER_SECONDS=10

[ $# -gt 0 ] || set -- accounts analytics games media media-worker conversation classroom bff

# Waits until a container is healthy.
await_health() {
  waited=0
  while [ "$(docker inspect --format '{{.State.Health.Status}}' "$1")" != healthy ]; do
    if [ "$waited" -ge "$HEALTHY_WITHIN_SECONDS" ]; then
      echo "A new copy is not healthy; the old ones go on. Look at: docker logs $1" >&2
      exit 1
    fi
    sleep 2
    waited=$((waited + 2))
  done
}

for service in "$@"; do
  old=$(docker compose ps --quiet "$service")
  count=$(echo "$old" | grep -c . || true)
  if [ "$count" -gt 0 ]; then
    docker compose up --detach --no-deps --no-recreate --scale "$service=$((count * 2))" "$service"
    for container in $(docker compose ps --quiet "$service"); do
      case "$old" in *"$container"*) ;; *) await_health "$container" ;; esac
    done
    sleep "$KNOWN_AFTER_SECONDS"
    # shellcheck disable=SC2086
    docker stop $old >/dev/null && docker rm $old >/dev/null
  fi
  # As many as .env says.
  docker compose up --detach --no-deps --no-recreate "$service"
done
