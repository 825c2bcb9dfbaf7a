import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { type Check, isNamed, stop, warn } from './finding.ts';

export const checkCertificate: Check = async ({ certificateArn, appOrigin }, { certificates }) => {
  const { hostname } = new URL(appOrigin);
  if (!certificateArn) {
    if (hostname === 'localhost' || hostname.endsWith('.cloudfront.net')) return [];
    return [
      warn(
        `APP_ORIGIN is ${appOrigin}, and CERTIFICATE_ARN is not set: this host will not respond.`,
        'Set CERTIFICATE_ARN, or set APP_ORIGIN to the CloudFront address after the first deployment.',
      ),
    ];
  }
  const described = await certificates
    .send(new DescribeCertificateCommand({ CertificateArn: certificateArn }))
    .catch((error: unknown) => {
      if (!isNamed(error, 'ResourceNotFoundException')) throw error;
    });
  if (!described) {
    return [
      stop(
        `There is no certificate ${certificateArn}.`,
        'Set CERTIFICATE_ARN to one of this account in ACM (us-east-1).',
      ),
    ];
  }
  const { Certificate } = described;
  const names = [Certificate?.DomainName ?? '', ...(Certificate?.SubjectAlternativeNames ?? [])];
  if (Certificate?.Status !== 'ISSUED') {
    return [
      stop(
        `The certificate is ${Certificate?.Status}.`,
        'Validate it in ACM (us-east-1) by its DNS record.',
      ),
    ];
  }
  const wildcard = hostname.replace(/^[^.]+/, '*');
  return names.includes(hostname) || names.includes(wildcard)
    ? []
    : [
        stop(
          `The certificate is for ${names.join(', ')}, not for ${hostname}.`,
          'Request one for it.',
        ),
      ];
};
