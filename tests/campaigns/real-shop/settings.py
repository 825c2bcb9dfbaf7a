"""A shop with django-oscar as its templates and scripts come from PyPI, on SQLite."""

import os

from oscar.defaults import *  # noqa: F403

FOLDER = os.environ["SHOP_FOLDER"]

SECRET_KEY = "only on loopback"
DEBUG = True
ALLOWED_HOSTS = ["*"]
ROOT_URLCONF = "urls"
SITE_ID = 1
USE_TZ = True
LANGUAGE_CODE = "en-gb"
STATIC_URL = "/static/"
MEDIA_URL = "/media/"
MEDIA_ROOT = os.path.join(FOLDER, "media")
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
OSCAR_ALLOW_ANON_CHECKOUT = True
OSCAR_SHOP_NAME = "Harbor Books"
OSCAR_DEFAULT_CURRENCY = "GBP"
HAYSTACK_CONNECTIONS = {
    "default": {
        "ENGINE": "haystack.backends.whoosh_backend.WhooshEngine",
        "PATH": os.path.join(FOLDER, "index"),
    }
}
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": os.path.join(FOLDER, "shop.sqlite"),
        "OPTIONS": {"timeout": 20},
    }
}

SHOP_APPS = "analytics checkout address shipping catalogue communication partner basket payment offer order customer search voucher wishlists dashboard".split()
DASHBOARD_APPS = "reports users orders catalogue offers partners pages ranges reviews vouchers communications shipping".split()

INSTALLED_APPS = [
    *(f"django.contrib.{name}" for name in "admin auth contenttypes sessions messages staticfiles sites flatpages".split()),
    "oscar.config.Shop",
    *(f"oscar.apps.{name}.apps.{name.title()}Config" for name in SHOP_APPS),
    "oscar.apps.catalogue.reviews.apps.CatalogueReviewsConfig",
    *(f"oscar.apps.dashboard.{name}.apps.{name.title()}DashboardConfig" for name in DASHBOARD_APPS),
    *"widget_tweaks haystack treebeard sorl.thumbnail easy_thumbnails django_tables2".split(),
]

AUTHENTICATION_BACKENDS = [
    "oscar.apps.customer.auth_backends.EmailBackend",
    "django.contrib.auth.backends.ModelBackend",
]

MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.common.CommonMiddleware",
    "oscar.apps.basket.middleware.BasketMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.contrib.auth.context_processors.auth",
                *(
                    f"django.template.context_processors.{name}"
                    for name in "request i18n media static".split()
                ),
                "django.contrib.messages.context_processors.messages",
                "oscar.apps.search.context_processors.search_form",
                "oscar.apps.communication.notifications.context_processors.notifications",
                "oscar.apps.checkout.context_processors.checkout",
                "oscar.core.context_processors.metadata",
            ]
        },
    }
]
