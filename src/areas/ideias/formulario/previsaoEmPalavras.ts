import type { Previsao } from '@/domain/pontos/previsao';
import { numero, plural } from '@/ui/texto/formatos';

/** 'Publicar vale +20 pontos (campanha "Mês da qualidade"). Restam 3 de 10 vagas.'; '' when there is nothing to say. */
export function previsaoEmPalavras({ pontos, campanha, vagas }: Previsao): string {
  const frases: string[] = [];
  if (pontos > 0) {
    const por = campanha ? ` (campanha "${campanha}")` : '';
    frases.push(`Publicar vale +${plural(pontos, 'ponto', 'pontos')}${por}.`);
  }
  if (vagas) {
    const restam = vagas.livres === 1 ? 'Resta' : 'Restam';
    frases.push(`${restam} ${numero(vagas.livres)} de ${plural(vagas.total, 'vaga', 'vagas')} para ideias.`);
  }
  return frases.join(' ');
}
