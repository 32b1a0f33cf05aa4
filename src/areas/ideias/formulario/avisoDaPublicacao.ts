import type { Papel } from '@/domain/acesso/papeis';

/** What publishing takes from the author; ADMIN goes on editing (decisions I3). */
export function avisoPara(papel: Papel, varias = false): string {
  const [fica, la] = varias
    ? ['Depois de publicadas, as ideias ficam visíveis', 'las']
    : ['Depois de publicada, a ideia fica visível', 'la'];
  return papel === 'ADMIN'
    ? `${fica} para os colegas.`
    : `${fica} para os colegas e você não poderá mais editá-${la} nem removê-${la}.`;
}
