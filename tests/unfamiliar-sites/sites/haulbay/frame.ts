const codeForm = `<p>We have sent a code to the mobile number ending in 18.</p>
<form><label>Code <input name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label>
<p id="problem" role="alert"></p><button>Confirm payment</button></form>
<script>
var field = document.querySelector('[name=otp]'), problem = document.getElementById('problem'), button = document.querySelector('button');
document.querySelector('form').onsubmit = function (event) {
  event.preventDefault();
  problem.textContent = '';
  button.disabled = true;
  button.textContent = 'Checking…';
  setTimeout(function () {
    button.disabled = false;
    button.textContent = 'Confirm payment';
    if (field.value === '123456') return parent.postMessage({ source: 'acs', status: 'authenticated' }, '*');
    problem.textContent = 'That code is not right. You have 2 tries left.';
    field.select();
  }, 1100);
};
</script>`;

const appNotice = `<p>Open the app of your bank on your phone and approve the payment to HAULBAY LTD.</p>
<div class="dots"><i></i><i></i><i></i></div><p class="small">This page continues by itself.</p>`;

/** The page of the bank inside the payment dialog; it has another origin, as banks do. */
export const frame = (kind: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment check</title><style>
body{font:15px/1.5 Arial,sans-serif;margin:0;padding:14px;color:#1b2b44}header{display:flex;justify-content:space-between;border-bottom:1px solid #ccd5e2;padding-bottom:8px;font-weight:700}
input{font:inherit;padding:8px;border:1px solid #8fa0b8;width:120px;margin-left:8px;letter-spacing:3px}button{font:inherit;background:#123f7a;color:#fff;border:0;padding:9px 16px;border-radius:3px}button:disabled{opacity:.6}
#problem{color:#a3231b;min-height:22px;margin:6px 0}.small{font-size:13px;color:#5b6b82}.dots i{display:inline-block;width:9px;height:9px;margin-right:6px;border-radius:50%;background:#123f7a;animation:pulse 1s infinite alternate}.dots i:nth-child(2){animation-delay:.3s}@keyframes pulse{to{opacity:.2}}
</style></head><body><header><span>Marlow Bank</span><span>ID Check</span></header>${kind === 'app' ? appNotice : codeForm}</body></html>`;
