"""Fills an empty shop: `python fill.py` creates the tables and 24 books in two categories."""

import os

import django
from django.core.management import call_command

os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
django.setup()
call_command("migrate", verbosity=0)

from oscar.apps.address.models import Country  # noqa: E402
from oscar.apps.catalogue.categories import create_from_breadcrumbs  # noqa: E402
from oscar.apps.catalogue.models import Product, ProductClass  # noqa: E402
from oscar.apps.partner.models import Partner, StockRecord  # noqa: E402

Country.objects.create(
    iso_3166_1_a2="GB", printable_name="United Kingdom", name="United Kingdom", is_shipping_country=True
)
book = ProductClass.objects.create(name="Book")
partner = Partner.objects.create(name="Harbor")
categories = [create_from_breadcrumbs(f"Books > {name}") for name in ("Fiction", "Travel")]
for n in range(1, 25):
    product = Product.objects.create(
        title=f"Harbor tale {n}", product_class=book, description="<p>A book about boats.</p>" * 6
    )
    product.categories.add(categories[n % 2])
    StockRecord.objects.create(
        product=product, partner=partner, partner_sku=str(n), price=5 + n, num_in_stock=500
    )
call_command("update_index", verbosity=0)
