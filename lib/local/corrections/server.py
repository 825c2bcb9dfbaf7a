"""The emulator's HTTP server: uvicorn, whose parser is written in C, instead of Hypercorn (see `launcher.py`)."""
import uvicorn

from corrections import models


async def serve(application, config):
    """Takes the place of `hypercorn.asyncio.serve`."""
    host, port = config.bind[0].rsplit(":", 1)
    settings = uvicorn.Config(
        models.checked(application), host=host, port=int(port), http="httptools", ws="wsproto", lifespan="on", log_config=None,
        access_log=False, server_header=False, date_header=False, timeout_keep_alive=config.keep_alive_timeout,
        timeout_graceful_shutdown=1)
    await uvicorn.Server(settings).serve()
