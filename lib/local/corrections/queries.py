"""Key conditions of the emulator's DynamoDB, parsed once per request (see `launcher.py`). All keys are text."""
import operator

from ministack.services import dynamodb

COMPARE = {"EQ": operator.eq, "LT": operator.lt, "LE": operator.le, "GT": operator.gt, "GE": operator.ge}


WORDS = {"begins_with", "between", "and"}


def key_of(clause, names):
    """A key is a placeholder (`#k`) or an attribute name (`GSI1PK = :v`)."""
    for kind, text in clause:
        if kind == "NAME_REF":
            return names[text]
        if kind == "IDENT" and text.lower() not in WORDS:
            return text
    raise ValueError(f"a key condition without a key: {clause}")


def key_test(clause, values, names):
    """The attribute and predicate of one clause: `#k = :v`, `begins_with(#k, :v)` or `#k BETWEEN :v AND :w`."""
    key = key_of(clause, names)
    first, *second = [values[text]["S"] for kind, text in clause if kind == "VALUE_REF"]
    words = {text.lower() for kind, text in clause if kind == "IDENT"}
    if "begins_with" in words:
        return key, lambda value: value.startswith(first)
    if "between" in words:
        return key, lambda value: first <= value <= second[0]
    compare = [COMPARE[kind] for kind, _ in clause if kind in COMPARE][0]
    return key, lambda value: compare(value, first)


def parsed_once(old):
    last = [(None, None, None)]

    def evaluate(expression, item, values, names, slot="ConditionExpression"):
        if slot != "KeyConditionExpression":
            return old(expression, item, values, names, slot)
        known = last[0]
        if known[0] is not values or known[1] != expression:
            old(expression, item, values, names, slot)  # rejects what DynamoDB rejects
            clauses = dynamodb._key_condition_clauses(dynamodb._tokenize(expression))
            known = last[0] = (values, expression, [key_test(clause, values, names) for clause in clauses])
        return all(test(item[key]["S"]) for key, test in known[2])
    return evaluate
