/** The script of every page, grown over the years. */
export const siteScript = String.raw`
var verkstad = (function ($) {
  'use strict';
  var prm = null, pending = 0, layer = 0;
  function busy() {
    pending += 1;
    clearTimeout(layer);
    // Quick answers need no layer.
    layer = setTimeout(show, 2500);
  }
  function show() {
    $.blockUI({ message: '<h4>Ett ögonblick …</h4>', css: { border: 0, padding: '14px', borderRadius: '4px' }, overlayCSS: { opacity: 0.25, backgroundColor: '#fff', cursor: 'default' }, fadeIn: 120, baseZ: 1100 });
  }
  function ready() {
    pending -= 1;
    if (pending === 0) { clearTimeout(layer); $.unblockUI({ fadeOut: 120 }); }
  }
  function kr(n) { return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '\u00a0') + ' kr'; }

  // $.validator: hidden fields are validated too, because Chosen hides its selects.
  $.validator.setDefaults({ ignore: [], onkeyup: false });

  function bind() {
    $('[data-toggle=tooltip]').tooltip({ container: 'body' });
    $('[data-toggle=popover]').popover({ container: 'body', trigger: 'focus' });
    $('select.chosen').chosen({ width: '100%', no_results_text: 'Inga träffar för', placeholder_text_multiple: 'Välj en eller flera' });
    $('img[data-src]').each(function () { observer.observe(this); });
    $('.datum').not('.hasDatepicker').datepicker({ dateFormat: 'yy-mm-dd', minDate: 1, firstDay: 1, dayNamesMin: ['sö', 'må', 'ti', 'on', 'to', 'fr', 'lö'], monthNames: ['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober', 'november', 'december'], prevText: 'Föregående', nextText: 'Nästa' });
  }
  var observer = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      if (!entry.isIntersecting) return;
      observer.unobserve(entry.target);
      entry.target.src = entry.target.getAttribute('data-src');
      entry.target.removeAttribute('data-src');
    });
  }, { rootMargin: '150px' });

  $(function () {
    prm = Sys.WebForms.PageRequestManager.getInstance();
    toastr.options = { positionClass: 'toast-bottom-left', timeOut: 4200, progressBar: true };
    if (document.getElementById('upPris')) { prm.add_beginRequest(busy); prm.add_endRequest(ready); }
    // The vehicle registry is slow at night; do not alarm customers with a script error.
    if (document.getElementById('upReg')) prm.add_endRequest(function (s, args) { if (args.get_error()) args.set_errorHandled(true); });

    $('.bildspel').slick({ dots: true, autoplay: true, autoplaySpeed: 6500, speed: 350, prevArrow: '<button type="button" class="slick-prev" aria-label="Föregående bild">‹</button>', nextArrow: '<button type="button" class="slick-next" aria-label="Nästa bild">›</button>' });
    $('.omdomen').slick({ slidesToShow: 3, arrows: false, dots: true, responsive: [{ breakpoint: 768, settings: { slidesToShow: 1 } }] });
    $('[data-fancybox]').fancybox({ lang: 'sv', i18n: { sv: { CLOSE: 'Stäng', NEXT: 'Nästa', PREV: 'Föregående', ZOOM: 'Zooma' } }, buttons: ['zoom', 'thumbs', 'close'], idleTime: false, animationDuration: 250 });

    $('#txtHittaVerkstad').autocomplete({ minLength: 2, delay: 280, source: function (request, response) {
      $.getJSON('/Services/Orter.ashx', { q: request.term }).done(response).fail(function () { response([]); });
    }, select: function (event, ui) { $('#valdVerkstad').html('<b>' + ui.item.label + '</b><br>' + ui.item.adress + '<br><a href="tel:' + ui.item.tel.replace(/\D/g, '') + '">' + ui.item.tel + '</a>').show(); } });

    $('.nedrakning').each(function () {
      var box = $(this), end = Date.now() + Number(box.data('minuter')) * 60000;
      setInterval(function () {
        var s = Math.max(0, Math.floor((end - Date.now()) / 1000));
        box.text(Math.floor(s / 86400) + ' d ' + Math.floor(s / 3600) % 24 + ' tim ' + Math.floor(s / 60) % 60 + ' min ' + s % 60 + ' s');
      }, 1000);
    });
    $('#btnNyhet').on('click', function () {
      var mail = $('#txtNyhet').val();
      $('#lblNyhet').text(/.+@.+\..+/.test(mail) ? 'Tack! Vi har skickat en bekräftelse.' : 'Skriv en hel e-postadress.');
    });
    $('#driftinfo .close').on('click', function () { document.cookie = 'driftinfo=1; path=/'; });

    // Compare tires, at most three.
    $(document).on('change', '.jamfor', function () {
      var chosen = $('.jamfor:checked');
      if (chosen.length > 3) { this.checked = false; toastr.info('Du kan jämföra högst tre däck.'); return; }
      $('#jamforfalt').toggle(chosen.length > 0).find('b').text(chosen.length);
    });
    $(document).on('click', '#btnJamfor', function () {
      var rows = $('.jamfor:checked').map(function () { return '<tr><td>' + $(this).data('namn') + '</td><td>' + $(this).data('pris') + '</td><td>' + $(this).data('buller') + ' dB</td></tr>'; }).get().join('');
      $('#jamforelse .modal-body').html('<table class="table"><tr><th>Däck</th><th>Pris</th><th>Buller</th></tr>' + rows + '</table>');
      $('#jamforelse').modal('show');
    });

    // Number of tires on the product page.
    $(document).on('click', '.antal button', function () {
      var box = $(this).closest('.antal'), max = Number(box.data('lager')), count = Number(box.find('b').text()) + Number($(this).data('steg'));
      count = Math.min(max, Math.max(1, count));
      box.find('b').text(count);
      box.find('[data-steg="1"]').prop('disabled', count === max);
      box.find('[data-steg="-1"]').prop('disabled', count === 1);
      $('#lagertext').text(count === max ? 'Du har valt alla ' + max + ' i lager.' : '');
      $('#summa').text(kr(count * Number(box.data('pris'))));
    });
    $(document).on('click', '#btnVal', function () {
      var count = Number($('.antal b').text()), badge = $('#lblKorg'), before = badge.text();
      badge.text(count);
      document.cookie = 'korg=' + count + '; path=/';
      toastr.success('Vi har reserverat ' + count + ' däck. <a href="#" class="angra">Ångra</a>', '', { tapToDismiss: false });
      $('.angra').one('click', function (event) { event.preventDefault(); badge.text(before); document.cookie = 'korg=' + before + '; path=/'; toastr.clear(); });
      $.post('/Services/Reservera.ashx', { antal: count });
    });

    // The contact form must not be sent twice.
    $('#MainContent_btnSkicka').on('click', function () {
      var button = this;
      setTimeout(function () { button.disabled = true; button.value = 'Skickar …'; }, 0);
    });
    $('[name="ctl00$MainContent$rblKund"]').on('change', function () { $('#kundnummer').toggle(this.value === 'ja'); });

    $('#hyllor').on('click', '.hylla', function () {
      $('.hylla').removeClass('vald').attr('aria-checked', 'false');
      $(this).addClass('vald').attr('aria-checked', 'true');
      $('#hyllpris').text($(this).data('pris'));
    });

    $('#txtFraga').on('input', function () {
      var word = this.value.toLowerCase();
      $('#fragor .panel').each(function () { $(this).toggle($(this).text().toLowerCase().indexOf(word) >= 0); });
      $('#ingaFragor').toggle($('#fragor .panel:visible').length === 0);
    });
    $('#btnKopiera').on('click', function () {
      var button = $(this);
      navigator.clipboard.writeText('VINTER26').then(function () { button.text('Kopierad'); }, function () { button.text('Markera koden och kopiera'); });
      setTimeout(function () { button.text('Kopiera'); }, 2500);
    });
    if (document.getElementById('jobblista')) {
      var loading = false, from = 8;
      $(window).on('scroll', function () {
        if (loading || from >= 34 || $(window).scrollTop() + $(window).height() < $('#jobblista').offset().top + $('#jobblista').height() - 80) return;
        loading = true;
        $('#laddar').show();
        $.get('/Om/JobbLista.ashx', { fran: from }).done(function (html) { $('#jobblista').append(html); from += 8; if (from >= 34) $('#laddar').text('Det var alla lediga jobb just nu.'); else $('#laddar').hide(); }).always(function () { loading = false; });
      });
    }
  });
  return { bind: bind, kr: kr };
})(jQuery);
`;
