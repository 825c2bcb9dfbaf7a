export interface Wine {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly label: string;
  readonly year: number;
  readonly price: number;
  readonly text: string;
  readonly soldOut?: boolean;
}

const wine = (
  id: string,
  name: string,
  colour: string,
  year: number,
  price: number,
  text: string,
  soldOut = false,
): Wine => ({
  id,
  name,
  colour,
  label: { lefko: 'Λευκό', erythro: 'Ερυθρό', roze: 'Ροζέ', glyko: 'Γλυκό' }[colour] ?? '',
  year,
  price,
  text,
  soldOut,
});

export const wines: readonly Wine[] = [
  wine(
    'assyrtiko',
    'Ασύρτικο Παλαιά Κλήματα',
    'lefko',
    2025,
    27.5,
    'Ορυκτό, με αλμύρα και εσπεριδοειδή.',
  ),
  wine('athiri', 'Αθήρι Αναβαθμίδες', 'lefko', 2025, 16.9, 'Δροσερό και αρωματικό, για ψάρι.'),
  wine('aidani', 'Αηδάνι Βορινό', 'lefko', 2024, 19.8, 'Γιασεμί, βερίκοκο και απαλή οξύτητα.'),
  wine('mavrotragano', 'Μαυροτράγανο', 'erythro', 2023, 34, 'Πυκνό, με δαμάσκηνο και μπαχαρικά.'),
  wine('mandilaria', 'Μανδηλαριά', 'erythro', 2023, 21.4, 'Τανίνες, κεράσι και άγρια βότανα.'),
  wine('roze', 'Ροζέ της Αυλής', 'roze', 2025, 14.6, 'Φράουλα και ροδοπέταλα, για το καλοκαίρι.'),
  wine('vinsanto', 'Βινσάντο', 'glyko', 2016, 48, 'Λιαστό, δέκα χρόνια σε βαρέλι.', true),
  wine('nykteri', 'Νυχτέρι', 'lefko', 2024, 24.2, 'Τρυγημένο τη νύχτα, γεμάτο σώμα.'),
  wine('liasto', 'Λιαστό Ροζέ', 'glyko', 2021, 31, 'Ξερό σύκο και φλούδα πορτοκαλιού.'),
];

export const plans = [
  { id: 'mikros', name: 'Μικρός κύκλος', price: 39, text: 'Δύο φιάλες κάθε τρίμηνο.' },
  { id: 'megalos', name: 'Μεγάλος κύκλος', price: 72, text: 'Τέσσερις φιάλες κάθε τρίμηνο.' },
  {
    id: 'kellari',
    name: 'Κελάρι',
    price: 128,
    text: 'Έξι φιάλες και μία παλαίωση κάθε τρίμηνο.',
  },
];

export const orders = [
  ['4817', '12/11/2026', 'Ολοκληρώθηκε', 82.5],
  ['4702', '03/09/2026', 'Ολοκληρώθηκε', 41.3],
  ['4655', '21/06/2026', 'Ακυρώθηκε', 27.5],
  ['4590', '02/04/2026', 'Ολοκληρώθηκε', 119.4],
].map(([id, date, status, total]) => ({ id, date, status, total }));

export const questions = [
  ['Πόσο κάνει να έρθει η παραγγελία;', 'Δύο έως τέσσερις εργάσιμες στην ηπειρωτική Ελλάδα.'],
  ['Τι γίνεται αν σπάσει μια φιάλη;', 'Στείλε μας μια φωτογραφία και στέλνουμε καινούρια.'],
  ['Πώς φυλάω το κρασί;', 'Ξαπλωμένο, στους 12 με 14 βαθμούς, μακριά από το φως.'],
  ['Δέχεστε παιδιά στις γευσιγνωσίες;', 'Ναι, έχουμε χυμό από τα σταφύλια μας.'],
  ['Μπορώ να ακυρώσω τη συνδρομή;', 'Όποτε θέλεις, από τον λογαριασμό σου.'],
  ['Στέλνετε στο εξωτερικό;', 'Σε όλη την Ευρωπαϊκή Ένωση, με αντίστοιχο κόστος.'],
];

export const euros = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`;
