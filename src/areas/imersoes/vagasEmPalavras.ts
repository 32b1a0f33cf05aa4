import { CHEIO, type Cronograma, vagasLivres } from '@/domain/imersoes/cronograma';
import { numero, plural } from '@/ui/texto/formatos';

/** Seats left while they can be had: '2 vagas livres de 10'. */
export function vagasEmPalavras(cronograma: Pick<Cronograma, 'quantidadeDeVagas' | 'ocupadas'>): string {
  const livres = vagasLivres(cronograma);
  return livres === 0
    ? CHEIO
    : `${plural(livres, 'vaga livre', 'vagas livres')} de ${numero(cronograma.quantidadeDeVagas)}`;
}
