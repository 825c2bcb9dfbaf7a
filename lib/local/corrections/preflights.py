"""Preflights of HTTP APIs without CORS settings (see `launcher.py`)."""
import types

from ministack.services import apigateway


def routed(old):
    """The emulator rejects them; API Gateway forwards them to the API's OPTIONS route."""
    constants = tuple("" if each == "OPTIONS" else each for each in old.__code__.co_consts)
    route = types.FunctionType(old.__code__.replace(co_consts=constants), old.__globals__, argdefs=old.__defaults__)

    def handle(api_id, *rest):
        has_settings = (apigateway._apis.get(api_id) or {}).get("corsConfiguration")
        return (old if has_settings else route)(api_id, *rest)
    return handle
