"""What SES rejects in a raw email and the emulator accepts (see `launcher.py`)."""
import re

from ministack.services import ses

TAG = re.compile(r"[A-Za-z0-9_-]{1,256}")


def tags_of(params):
    tags = {}
    while name := ses._p(params, f"Tags.member.{len(tags) + 1}.Name"):
        tags[name] = [ses._p(params, f"Tags.member.{len(tags) + 1}.Value")]
    return tags


def rejection_of(params):
    """Tags other than letters, digits, `_` and `-`, and addresses other than ASCII. None if there are none."""
    for name, [value] in tags_of(params).items():
        for part in (name, value):
            if not TAG.fullmatch(part):
                message = f"Invalid tag value <{part}>: only alphanumeric ASCII characters, '_', and '-' are allowed."
                return ses._error("InvalidParameterValue", message, 400)
    for address in ses._collect_list(params, "Destinations.member"):
        if not address.isascii():
            part = "Local address" if not address.rpartition("@")[0].isascii() else "Domain"
            return ses._error("InvalidParameterValue", f"{part} contains illegal character", 400)
    return None
