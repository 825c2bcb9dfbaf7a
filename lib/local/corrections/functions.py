"""Functions run in one Node process instead of one process each (see `launcher.py`)."""
import io
import itertools
import json
import os
import queue
import subprocess
import tempfile
import threading
import zipfile
from pathlib import Path

from ministack.core import lambda_runtime

SCRIPT = Path(__file__).parent.parent / "function-host.ts"
START_SECONDS = 60


class Host:
    """The process. It responds to each line of JSON with one line. A retired host accepts no new calls."""
    current = None
    starting = threading.Lock()

    def __init__(self):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen(["node", str(SCRIPT)], encoding="utf-8", **pipes)
        self.ids = itertools.count(1)
        self.open = {}
        self.lock = threading.Lock()
        self.retired = False
        threading.Thread(target=self.read, daemon=True).start()

    @classmethod
    def running(cls):
        with cls.starting:
            if cls.current is None or not cls.current.is_running():
                cls.current = cls()
            return cls.current

    def is_running(self):
        return not self.retired and self.process.poll() is None

    def read(self):
        for line in self.process.stdout:
            answer = json.loads(line)
            waiting = self.open.pop(answer.pop("id"), None)
            if waiting:
                waiting.put(answer)
            self.end_if_unused()
        self.retired = True
        self.process.wait()
        for waiting in list(self.open.values()):
            waiting.put({"status": "error", "error": "Worker process died"})

    def send(self, request):
        with self.lock:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()

    def call(self, seconds, **request):
        """Returns the id and the response, which is None after a timeout."""
        key, waiting = next(self.ids), queue.SimpleQueue()
        self.open[key] = waiting
        try:
            self.send({"id": key, **request})
            return key, waiting.get(timeout=seconds)
        except queue.Empty:
            self.open.pop(key, None)
            return key, None

    def retire(self):
        """A single call cannot be stopped after a timeout, so the process ends once the other calls have finished."""
        self.retired = True
        self.end_if_unused()

    def end_if_unused(self):
        if self.retired and not self.open:
            self.process.kill()


class Instance:
    """One execution environment in the host, with the methods of a process that the emulator's workers use."""

    def __init__(self, code, variables):
        self.host = Host.running()
        self.ended = False
        self.key, answer = self.host.call(START_SECONDS, start={"code": code, "variables": variables})
        if not answer or answer["status"] != "ok":
            raise RuntimeError(f"Worker init failed: {answer and answer['error']}")

    def call(self, seconds, event, context):
        return self.host.call(seconds, instance=self.key, event=event, context=context)[1]

    def poll(self):
        return None if self.host.is_running() and not self.ended else 0

    def terminate(self):
        self.ended = True
        if self.host.is_running():
            self.host.send({"forget": self.key})

    kill = terminate

    def wait(self, timeout=None):
        return 0


class HostedWorker(lambda_runtime.Worker):
    def _spawn(self):
        self._discard_tmpdir()
        self._tmpdir = tempfile.mkdtemp(prefix=f"ministack-lambda-{self.func_name}-")
        with zipfile.ZipFile(io.BytesIO(self.code_zip)) as code:
            code.extractall(self._tmpdir)
        self._proc = Instance(self._tmpdir, self.variables())

    def variables(self):
        """The function's variables, and those that Lambda sets. The SDK finds the emulator by its endpoint."""
        _, region = lambda_runtime._account_region_from_function_config(self.config)
        return {
            **os.environ, "AWS_ENDPOINT_URL": f"http://127.0.0.1:{os.environ['GATEWAY_PORT']}",
            **self.config.get("Environment", {}).get("Variables", {}), "AWS_REGION": region, "AWS_DEFAULT_REGION": region,
            **lambda_runtime.execution_credentials(self.config), "LAMBDA_TASK_ROOT": self._tmpdir,
            "AWS_LAMBDA_FUNCTION_NAME": self.func_name,
            "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": str(self.config.get("MemorySize", 128)),
            "NODE_ENV": "production",  # React reads it; deployed functions have React's production build
        }

    def invoke(self, event, request_id, *, invoked_function_arn=None, **_):
        with self._lock:
            cold = self._proc is None or self._proc.poll() is not None
            if cold:
                self._spawn()
                self._cold = False
            seconds = self.config.get("Timeout", 30)
            answer = self._proc.call(seconds, event, {
                "awsRequestId": request_id, "timeoutMs": int(float(seconds) * 1000),
                "invokedFunctionArn": invoked_function_arn or self.config.get("FunctionArn", "")})
            if answer is None:
                self._proc.host.retire()
                answer = {"status": "error", "error": f"Task timed out after {seconds}.00 seconds", "log": ""}
            return {**answer, "cold_start": cold}


def is_module(code):
    with zipfile.ZipFile(io.BytesIO(code)) as files:
        return "index.mjs" in files.namelist()


def worker_class(old):
    """The product's functions are ES modules. The CDK's custom resources are not, and run in a process each."""
    def class_for(config):
        other = old(config)
        return lambda name, config, code: (HostedWorker if is_module(code) else other)(name, config, code)
    return class_for
