/** What the page builder and the smaller plugins add to the bundle. */
export const widgets = `
// Counters run when they come into view
$('.counter').each(function () {
  const $counter = $(this);
  $counter.waypoint({ offset: '95%', handler() {
    this.destroy();
    $({ at: 0 }).animate({ at: Number($counter.data('to')) }, { duration: 1600, step() { $counter.text(Math.floor(this.at)); }, complete() { $counter.text($counter.data('to')); } });
  } });
});
$('.accordion-title').on('click', function () {
  const $body = $(this).next();
  const isOpen = $(this).attr('aria-expanded') === 'true';
  $(this).attr('aria-expanded', String(!isOpen));
  $body.stop(true, true)[isOpen ? 'slideUp' : 'slideDown'](250);
});
$('.owl-carousel').owlCarousel({ items: 1, loop: true, autoplay: true, autoplayTimeout: 3000, nav: true });

// Booking
for (const element of $('.calendar').get()) {
  new Calendar(element, {
    plugins: [dayGridPlugin],
    initialView: 'dayGridMonth',
    height: 460,
    headerToolbar: { start: 'title', end: 'prev,next today' },
    events: [{ title: 'Dyeing', daysOfWeek: [6] }],
    eventClick: ({ event, el }) => {
      $('.fc-event').removeClass('is-chosen');
      $(el).addClass('is-chosen');
      $('.slots h3').text('Saturday, ' + event.start.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }));
      $('.slots').prop('hidden', false).hide().slideDown(250);
      $('.reserved').empty();
    },
  }).render();
}
$('.reserve').on('click', function () {
  const $button = $(this).prop('disabled', true).addClass('loading').text('Reserving your place…');
  $.post(AJAX + '?action=book').done(() => {
    $button.prop('disabled', false).removeClass('loading').text('Reserve a place');
    $('.reserved').text('Your place is reserved. We have sent you an email.');
  });
});

// Calculator
const calculate = () => {
  const value = (name) => Number($('.calculator [name=' + name + ']').val());
  const stitches = Math.round((value('chest') + value('ease')) * value('gauge') / 10);
  $('.stitches').text(stitches);
  $('.skeins').text(Math.ceil(stitches / 21));
};
$('.calculator input').on('input', calculate);
$('.calculator').on('submit', (event) => event.preventDefault());
$('.copy-result').on('click', async function () {
  await navigator.clipboard.writeText($('.result').text()).catch(() => {
    const $area = $('<textarea>').val($('.result').text()).appendTo('body').trigger('select');
    document.execCommand('copy');
    $area.remove();
  });
  $('.copied').text('Copied to the clipboard').stop(true, true).show().delay(2500).fadeOut(400);
});

// Newsletter pop-up of the journal
if ($('#newsletter-popup').length && !Cookies.get('newsletter')) {
  setTimeout(() => $.magnificPopup.open({ items: { src: '#newsletter-popup' }, type: 'inline', callbacks: { close: () => Cookies.set('newsletter', 'seen') } }), 3500);
}

// Wishlist
$('.wishlist').each(function () {
  const $list = $(this);
  $.post(AJAX + '?action=wishlist_load', { nonce: $list.data('nonce') }).done((html) => $list.html(html));
});

// Forms
$('.cf7').on('submit', function (event) {
  event.preventDefault();
  const $form = $(this).addClass('submitting');
  $form.find('.cf7-tip').remove();
  $form.find('.cf7-output').empty();
  $.post('/wp-json/contact-form-7/v1/contact-forms/' + $form.data('form') + '/feedback?' + $form.serialize()).done((answer) => {
    $form.find('.cf7-output').text(answer.message).attr('data-status', answer.status);
    for (const name of answer.invalid_fields ?? []) $form.find('[name=' + name + ']').after('<span class="cf7-tip">Please fill out this field.</span>');
    $form.find('.cf7-output')[0].scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    if (answer.status === 'mail_sent') $form[0].reset();
  }).always(() => $form.removeClass('submitting'));
});
`;
