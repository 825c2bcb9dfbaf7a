// The scripts of the page builder and the theme, by path.

const builder = `
jQuery(function ($) {
  var showPopup = function (id) {
    var popup = $('#popup-' + id);
    if (!popup.length) return;
    popup.prop('hidden', false);
    popup.find('input, button').filter(':visible').first().trigger('focus');
  };
  $(document).on('click', 'a[href^="#elementor-action"]', function (event) {
    event.preventDefault();
    var settings = decodeURIComponent(this.hash);
    showPopup(settings.split('id=')[1]);
  });
  $(document).on('click', '.dialog-close-button', function () { $(this).closest('.elementor-popup-modal').prop('hidden', true); });
  $(document).on('keydown', function (event) { if (event.key === 'Escape') $('#popup-newsletter').prop('hidden', true); });
  var wasShown = false, lastY = 0;
  $(document).on('mousemove', function (event) {
    if (!wasShown && lastY > 200 && event.clientY < 6 && $('body').find('.home').length) { wasShown = true; showPopup('newsletter'); }
    lastY = Math.max(lastY, event.clientY);
  });
  $('.popup-form').on('submit', function (event) {
    event.preventDefault();
    var form = $(this);
    $.post('/wp-admin/admin-ajax.php?action=newsletter', {}, function (answer) { form.replaceWith('<p class="popup-thanks">' + answer.message + '</p>'); }, 'json');
  });

  var card = $('#popup-dedica');
  $(document).on('click', '.open-card', function () {
    card.prop('hidden', false);
    card.find('input').trigger('focus');
  });
  card.on('click', '.dialog-close-icon', function () { card.prop('hidden', true); });
  card.on('click', '.preview-card', function () { $('.gift-preview p').last().text('Per ' + card.find('input').val()); });
  card.on('keydown', function (event) {
    if (event.key !== 'Tab') return;
    var stops = card.find('input, textarea, select, button');
    var last = stops.length - 1;
    var at = stops.index(document.activeElement);
    if (event.shiftKey && at <= 0) { event.preventDefault(); stops.eq(last).trigger('focus'); }
    if (!event.shiftKey && at === last) { event.preventDefault(); stops.eq(0).trigger('focus'); }
  });

  $(document).on('click', '.elementor-tab-title', function () {
    var title = $(this);
    var isOpen = title.attr('aria-expanded') === 'true';
    title.closest('.elementor-accordion').find('.elementor-tab-title').attr('aria-expanded', 'false').next().slideUp(250);
    if (!isOpen) title.attr('aria-expanded', 'true').next().stop(true, true).slideDown(250);
  }).on('keydown', '.elementor-tab-title', function (event) { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); $(this).trigger('click'); } });
  $(document).on('click', '.copy-code', function () {
    var button = $(this);
    if (navigator.clipboard) navigator.clipboard.writeText(button.data('code')).catch(function () {});
    button.text('Copiato!');
    setTimeout(function () { button.text('Copia il codice'); }, 2200);
  });

  var counters = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      if (!entry.isIntersecting) return;
      counters.unobserve(entry.target);
      $({ n: 0 }).animate({ n: Number(entry.target.dataset.to) }, { duration: 1500, step: function (n) { entry.target.textContent = Math.round(n); }, done: function () { entry.target.textContent = entry.target.dataset.to; } });
    });
  });
  document.querySelectorAll('.elementor-counter-number').forEach(function (each) { counters.observe(each); });
  var arrivals = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) { if (entry.isIntersecting) entry.target.classList.add('animated', 'fadeInUp'); });
  });
  document.querySelectorAll('.elementor-icon-box, blockquote').forEach(function (each) { arrivals.observe(each); });
});`;

const theme = `
jQuery(function ($) {
  $('.hero-slider').slick({ autoplay: true, autoplaySpeed: 4500, dots: true, arrows: true, speed: 500, pauseOnHover: true });
  $('.voices').slick({ autoplay: true, autoplaySpeed: 6000, arrows: false, fade: true });
  $('.related-slider').slick({ slidesToShow: 4, slidesToScroll: 1, arrows: true, infinite: true, responsive: [{ breakpoint: 768, settings: { slidesToShow: 2 } }] });
  $('.related-slider').on('afterChange', function () { lazyLoad(this); });
  lazyLoad(document);

  var openCart = function () { $('.menu-cart').addClass('is-open').attr('aria-hidden', 'false'); $('body').addClass('no-scroll'); };
  var closeCart = function () { $('.menu-cart').removeClass('is-open').attr('aria-hidden', 'true'); $('body').removeClass('no-scroll'); };
  $(document.body).on('added_to_cart', function () { setTimeout(openCart, 250); });
  $(document).on('click', '.menu-cart-close', closeCart);
  $(document).on('click', '.menu-cart', function (event) { if (event.target === this) closeCart(); });
  $(document).on('keydown', function (event) { if (event.key === 'Escape') closeCart(); });

  $(document).on('click', '.burger', function () { $('.mobile-menu').addClass('is-open').attr('aria-hidden', 'false'); $(this).attr('aria-expanded', 'true'); });
  $(document).on('click', '.mobile-menu-close', function () { $('.mobile-menu').removeClass('is-open').attr('aria-hidden', 'true'); $('.burger').attr('aria-expanded', 'false'); });

  $(window).on('scroll', function () {
    var y = window.scrollY;
    $('.site-header').toggleClass('elementor-sticky--effects', y > 80);
    $('.back-to-top').prop('hidden', y < 600);
  });
  $('.back-to-top').on('click', function () { window.scrollTo({ top: 0, behavior: 'smooth' }); });
  $('.wa-bubble').on('click', function () {
    var box = $('.wa-box').prop('hidden', function (index, is) { return !is; });
    $(this).attr('aria-expanded', String(!box.prop('hidden')));
  });
  $(document).on('click', '.show-password-input', function () {
    var field = $(this).prev();
    field.attr('type', field.attr('type') === 'password' ? 'text' : 'password');
  });
  setInterval(function () { $.post('/wp-admin/admin-ajax.php?action=heartbeat', { screen_id: 'front' }); }, 15000);
});`;

export const themeScripts: Readonly<Record<string, string>> = {
  '/wp-content/plugins/elementor-pro/assets/js/frontend.min.js': builder,
  '/wp-content/themes/marzocca/assets/js/theme.min.js': theme,
};
