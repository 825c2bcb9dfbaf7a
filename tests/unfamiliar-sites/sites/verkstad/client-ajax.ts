/** Postbacks and partial updates of pages, as a server framework of that age brings them. */
export const webForms = String.raw`
var theForm;
(function ($) {
  var beginHandlers = [], endHandlers = [], active = null, sender = null, progressTimer = 0;
  function WebFormsError(name, message) {
    var error = new Error('Sys.WebForms.' + name + ': ' + message);
    error.name = 'Sys.WebForms.' + name;
    return error;
  }
  function inPanel(element) { return element && $(element).closest('.update-panel').length > 0; }
  function elementOf(target) { return document.getElementById(target.replace('ctl00$', '').replace(/\$/g, '_')); }
  var api = {
    add_beginRequest: function (f) { beginHandlers.push(f); },
    add_endRequest: function (f) { endHandlers.push(f); },
    get_isInAsyncPostBack: function () { return active !== null; },
    abortPostBack: function () { if (active) { var request = active; active = null; request.abort(); } }
  };
  function parse(text) {
    var pieces = [], at = 0;
    while (at < text.length) {
      var bar = text.indexOf('|', at), length = parseInt(text.slice(at, bar), 10);
      if (bar < 0 || isNaN(length)) return null;
      var typeEnd = text.indexOf('|', bar + 1), idEnd = text.indexOf('|', typeEnd + 1), end = idEnd + 1 + length;
      if (typeEnd < 0 || idEnd < 0 || text.charAt(end) !== '|') return null;
      pieces.push({ type: text.slice(bar + 1, typeEnd), id: text.slice(typeEnd + 1, idEnd), content: text.slice(idEnd + 1, end) });
      at = end + 1;
    }
    return pieces;
  }
  function update(pieces) {
    $.each(pieces, function (_, piece) {
      if (piece.type === 'updatePanel') {
        var panel = document.getElementById(piece.id);
        if (panel) { $(panel).find('*').addBack().off('.panel'); panel.innerHTML = piece.content; }
      } else if (piece.type === 'hiddenField') {
        var field = document.getElementById(piece.id);
        if (field) field.value = piece.content;
      } else if (piece.type === 'pageTitle') document.title = piece.content;
      else if (piece.type === 'pageRedirect') window.location.href = decodeURIComponent(piece.content);
      else if (piece.type === 'scriptStartupBlock') {
        var script = document.createElement('script');
        script.text = piece.content;
        document.getElementsByTagName('head')[0].appendChild(script);
      }
    });
  }
  function finish(error, isTimeout) {
    clearTimeout(progressTimer);
    $('#upProgress').hide();
    var handled = false;
    var args = { get_error: function () { return error; }, set_errorHandled: function (value) { handled = value; }, get_timedOut: function () { return isTimeout; } };
    $.each(endHandlers, function (_, f) { f(api, args); });
    if (error && !handled) throw error;
  }
  function post(button) {
    api.abortPostBack();
    var data = $(theForm).serializeArray();
    data.push({ name: '__ASYNCPOST', value: 'true' });
    if (button) data.push({ name: button.name, value: button.value });
    $.each(beginHandlers, function (_, f) { f(api, { get_postBackElement: function () { return button || sender; } }); });
    progressTimer = setTimeout(function () { $('#upProgress').show(); }, 500);
    var request = new XMLHttpRequest();
    active = request;
    request.open('POST', theForm.action);
    request.setRequestHeader('X-MicrosoftAjax', 'Delta=true');
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded; charset=utf-8');
    request.onload = function () {
      if (active !== request) return;
      active = null;
      if (request.status !== 200) return finish(WebFormsError('PageRequestManagerServerErrorException', 'An unknown error occurred while processing the request on the server. The status code returned from the server was: ' + request.status), request.status === 504);
      var pieces = parse(request.responseText);
      if (!pieces) return finish(WebFormsError('PageRequestManagerParserErrorException', 'The message received from the server could not be parsed.'), false);
      update(pieces);
      finish(null, false);
    };
    request.onerror = function () {
      if (active !== request) return;
      active = null;
      finish(WebFormsError('PageRequestManagerServerErrorException', 'The server could not be reached.'), false);
    };
    request.send($.param(data));
  }
  window.__doPostBack = function (target, argument) {
    theForm.__EVENTTARGET.value = target;
    theForm.__EVENTARGUMENT.value = argument;
    sender = elementOf(target);
    if (inPanel(sender) || (window.event && inPanel(window.event.target)) || /gv|rbl|ddl|lst/.test(target)) return post(null);
    theForm.submit();
  };
  window.Sys = { WebForms: { PageRequestManager: { getInstance: function () { return api; }, _initialize: function (name, id) {
    theForm = document.getElementById(id);
    $(theForm).on('click', 'input[type=submit]', function () { sender = this; });
    $(theForm).on('submit', function (event) {
      if (event.isDefaultPrevented()) return;
      var button = sender;
      sender = null;
      theForm.__EVENTTARGET.value = '';
      if (!button || !inPanel(button)) return;
      event.preventDefault();
      post(button);
    });
  } } } };
})(jQuery);
`;
