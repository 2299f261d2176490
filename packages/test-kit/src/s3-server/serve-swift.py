"""OpenStack Swift with its S3 API: all four servers in one process, on one disk, for tests.

Arguments: folder, port, key id (account:user), secret. Says `ready` once it answers.
"""

import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp

folder, port, key_id, secret = sys.argv[1:5]
HOST = "127.0.0.1"


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


class Memory(dict):
    """What memcached would be asked."""

    def __bool__(self):
        return True

    def get(self, key, raise_on_error=False):
        return dict.get(self, key)

    def set(self, key, value, **_):
        self[key] = value

    def delete(self, key, **_):
        self.pop(key, None)


write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = lux\nswift_hash_path_prefix = lux\n")
utils.set_swift_dir(folder)
utils.validate_hash_conf()
os.makedirs(os.path.join(folder, "disks", "one"), exist_ok=True)
common = f"""[DEFAULT]
swift_dir = {folder}
devices = {folder}/disks
mount_check = false
disable_fallocate = true
"""

pool = eventlet.GreenPool(1000)
nowhere = open(os.devnull, "w")
serve = {"log": nowhere, "custom_pool": pool, "protocol": SwiftHttpProtocol}

for name in ("account", "container", "object"):
    listening = eventlet.listen((HOST, 0))
    address = {"ip": HOST, "port": listening.getsockname()[1]}
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(
        {
            **address,
            **{f"replication_{key}": value for key, value in address.items()},
            **{"id": 0, "region": 1, "zone": 1, "device": "one", "weight": 1, "meta": ""},
        }
    )
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))
    pipeline = f"[pipeline:main]\npipeline = server\n[app:server]\nuse = egg:swift#{name}\n"
    eventlet.spawn(wsgi.server, listening, loadapp(write(f"{name}.conf", common + pipeline)), **serve)

proxy = loadapp(
    write(
        "proxy.conf",
        f"""{common}
[pipeline:main]
pipeline = catch_errors s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:tempauth]
use = egg:swift#tempauth
user_{key_id.replace(":", "_")} = {secret} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
""",
    )
)
memory = Memory()


def door(environ, start_response):
    environ["swift.cache"] = memory
    return proxy(environ, start_response)


listening = eventlet.listen((HOST, int(port)))
print(f"ready {listening.getsockname()[1]}", flush=True)
wsgi.server(listening, door, **serve)
