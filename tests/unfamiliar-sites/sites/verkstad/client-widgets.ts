/** Customer area, map, uploads, frames and the tags of other companies. */
export const widgets = `
(function ($) {
  'use strict';
  function origin(name) { return location.protocol + '//' + name + '.localhost:' + location.port; }

  $(function () {
    if (document.getElementById('karta')) {
      var map = L.map('karta', { scrollWheelZoom: false }).setView([59.5, 15.6], 4);
      L.tileLayer('/kartor/{z}/{x}/{y}.png', { attribution: 'Kartdata: Lantmäteriet' }).addTo(map);
      $('.verkstad').each(function () {
        var row = $(this), pin = L.divIcon({ className: 'nal', html: '<span></span>', iconSize: [22, 22] });
        L.marker([row.data('lat'), row.data('lng')], { icon: pin, title: row.data('ort') }).addTo(map).bindPopup('<b>' + row.data('ort') + '</b><br>' + row.data('gata'));
        row.find('.visa-karta').on('click', function () { map.setView([row.data('lat'), row.data('lng')], 10); });
      });
    }
    $('#lstTjanst').on('change', function () {
      var wanted = $(this).val() || [];
      $('.verkstad').each(function () {
        var has = String($(this).data('tjanster')).split(',');
        $(this).toggle($.grep(wanted, function (one) { return has.indexOf(one) < 0; }).length === 0);
      });
      $('#antalVerkstad').text($('.verkstad:visible').length + ' verkstäder');
    });

    $('#fakturor').DataTable({ pageLength: 10, order: [[1, 'desc']], language: { search: 'Sök:', lengthMenu: 'Visa _MENU_ rader', info: '_START_–_END_ av _TOTAL_', infoEmpty: '0 rader', infoFiltered: '(av _MAX_)', zeroRecords: 'Inga fakturor matchar', paginate: { previous: 'Föregående', next: 'Nästa' } } });
    $('#btnSkrivUt').on('click', function () { window.print(); });

    // Bookings of the customer.
    var row = null;
    $('#avboka').dialog({ autoOpen: false, modal: true, resizable: false, width: Math.min(400, $(window).width() - 30), buttons: [
      { text: 'Nej, behåll', click: function () { $(this).dialog('close'); } },
      { text: 'Ja, avboka', click: function () {
        var gone = row;
        $(this).dialog('close');
        gone.addClass('avbokad').find('.lage').text('Avbokad');
        gone.find('button').prop('disabled', true);
        toastr.success('Tiden är avbokad.');
        $.post('/Services/Avboka.ashx', { id: gone.data('id') });
      } }
    ] });
    $('.avboka').on('click', function () { row = $(this).closest('tr'); $('#avboka').dialog('open'); });
    $('.omboka').on('click', function () { $('#omboka .valdtid').text($(this).closest('tr').find('td').first().text()); $('#omboka').modal('show'); });
    $('#btnOmbokaSpara').on('click', function () {
      if (!$('#txtNyttDatum').val()) { $('#ombokafel').show(); return; }
      $('#omboka').modal('hide');
      toastr.success('Tiden är ombokad.');
    });
    if (document.getElementById('bokningar')) {
      var timer = 0, left = 0;
      $('#utloggning').dialog({ autoOpen: false, modal: true, resizable: false, width: Math.min(380, $(window).width() - 30), closeOnEscape: false, buttons: [{ text: 'Fortsätt vara inloggad', click: function () { $(this).dialog('close'); $.post('/Services/Ping.ashx'); watch(); } }] });
      var warn = function () {
        left = 60;
        $('#utloggning').dialog('open');
        clearInterval(timer);
        timer = setInterval(function () { left -= 1; $('#utloggning b').text(left); if (left <= 0) location.href = '/MinaSidor/LoggaIn.aspx?utloggad=1'; }, 1000);
      };
      var watch = function () { clearInterval(timer); clearTimeout(timer); timer = setTimeout(warn, 11000); };
      $(document).on('click keydown scroll', function () { if (!$('#utloggning').dialog('isOpen')) watch(); });
      watch();
    }

    // Photos of a damage.
    $('#filBilder').on('change', function () {
      $.each(this.files, function (_, file) {
        var item = $('<li><img alt=""><span></span><div class="progress"><div class="progress-bar"></div></div><button type="button" class="btn btn-xs btn-default tabort">Ta bort</button></li>');
        item.find('span').text(file.name);
        $('#bilder').append(item);
        if (file.size > 200000) { item.addClass('fel').find('.progress').replaceWith('<em>Bilden är för stor, högst 200 kB.</em>'); return; }
        item.find('img').attr('src', URL.createObjectURL(file));
        var request = new XMLHttpRequest();
        request.upload.onprogress = function (event) { item.find('.progress-bar').css('width', 100 * event.loaded / event.total + '%'); };
        request.onload = function () { item.find('.progress').replaceWith('<em>Uppladdad</em>'); };
        request.open('POST', '/Upload.ashx');
        request.send(file);
      });
      this.value = '';
    });
    $('#bilder').on('click', '.tabort', function () { $(this).closest('li').slideUp(200, function () { $(this).remove(); }); });

    // Frames of the bank and of the payment service.
    $('[data-ram]').each(function () {
      var frame = document.createElement('iframe');
      frame.src = origin($(this).data('ram')) + $(this).data('sida');
      frame.title = $(this).data('titel');
      frame.className = 'ram';
      this.appendChild(frame);
    });
    window.addEventListener('message', function (event) {
      var data = event.data || {};
      if (data.bankid === 'klar') { document.cookie = 'inloggad=1; path=/'; $('#loginstatus').text('Välkommen, Åsa Lindqvist. Vi öppnar Mina sidor …'); }
      if (data.bankid === 'avbruten') $('#loginstatus').text('Du avbröt inloggningen. Försök igen när du vill.');
      if (data.betalning === 'klar') $('#btnSlutfor').removeClass('aspNetDisabled').attr('href', '/Boka/Tack.aspx').text('Slutför bokning');
    });
    var card = document.querySelector('.chatt');
    if (card) {
      $('#chattknapp').on('click', function () { $('.chatt').toggleClass('oppen'); $('#chattext').trigger('focus'); });
      $('#chattext').on('keydown', function (event) {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (!this.value) return;
        $('#chattlogg').append($('<p class="min">').text(this.value));
        this.value = '';
        setTimeout(function () { $('#chattlogg').append('<p>Hej! En kollega tittar på det. Vill du att vi ringer upp?</p>'); }, 1600);
      });
    }
  });

  window.verkstad.thirdParty = function () {
    function tag(src) { var s = document.createElement('script'); s.async = true; s.src = src; document.head.appendChild(s); }
    tag(origin('samtycke') + '/uc.js');
    tag(origin('statistik') + '/matning.js');
    new Image().src = 'http://annons.localhost:9/px.gif?p=' + encodeURIComponent(location.pathname);
  };
})(jQuery);
`;

/** The consent banner of another company. */
export const consent = `(function () {
  if (/(^|; )CookieConsent=/.test(document.cookie)) return;
  var box = document.createElement('div');
  box.id = 'CybotDialog';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', 'Samtycke till cookies');
  function switches() {
    return ['Nödvändiga', 'Inställningar', 'Statistik', 'Marknadsföring'].map(function (label, index) {
      return '<label class="cookieval"><input type="checkbox" id="ck' + index + '"' + (index === 0 ? ' checked disabled' : '') + '> ' + label + '</label>';
    }).join('');
  }
  box.innerHTML = '<div class="cookieinre"><div><h2>Den här webbplatsen använder cookies</h2><p>Vi använder enhetsidentifierare för att anpassa innehållet och analysera vår trafik. <a href="#" id="ckDetaljer">Visa detaljer</a></p><div id="ckLista" hidden>' + switches() + '</div></div><div class="cookieknappar"><button type="button" id="ckNeka">Neka</button><button type="button" id="ckUrval">Tillåt urval</button><button type="button" id="ckAlla">Tillåt alla</button></div></div>';
  document.body.appendChild(box);
  box.addEventListener('click', function (event) {
    var id = event.target.id;
    if (id === 'ckDetaljer') { event.preventDefault(); var list = document.getElementById('ckLista'); list.hidden = !list.hidden; event.target.textContent = list.hidden ? 'Visa detaljer' : 'Dölj detaljer'; return; }
    if (!/^ck(Neka|Urval|Alla)$/.test(id)) return;
    document.cookie = 'CookieConsent=' + id + '; path=/; max-age=31536000';
    box.className = 'borta';
    setTimeout(function () { box.remove(); }, 350);
  });
})();`;

export const measurement = `(function () {
  var here = document.currentScript && document.currentScript.src.replace('/matning.js', '');
  function hit(kind) { if (navigator.sendBeacon) navigator.sendBeacon(here + '/g/collect?v=2&en=' + kind, '1'); }
  hit('page_view');
  fetch(here + '/config.json').then(function (r) { return r.ok ? r.json() : null; }).catch(function () {});
  var far = 0;
  addEventListener('scroll', function () { var part = Math.floor(4 * (scrollY + innerHeight) / document.documentElement.scrollHeight); if (part > far) { far = part; hit('scroll'); } }, { passive: true });
  document.addEventListener('click', function (event) { var link = event.target.closest && event.target.closest('a[href^="tel:"]'); if (link) hit('ring'); }, true);
  setInterval(function () { hit('heartbeat'); }, 5000);
})();`;
