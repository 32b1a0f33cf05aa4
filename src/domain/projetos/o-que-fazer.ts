/** What a company does next in a project, by its phase (part 3 §1): said on its own page. */
import { diaEscrito } from '@/domain/comum/datas';
import { emAndamento, INSCRICAO, VENCEDORES } from './projeto';
import type { ProjetoInscrito } from './status';

const DA_FASE: Readonly<Record<number, string>> = {
  [INSCRICAO]:
    'A inscrição foi recebida. Aguarde a fase de formulário: os convites para responder chegam por e-mail.',
  2: 'É a vez do autodiagnóstico: quem foi convidado responde aos questionários da empresa.',
  3: 'A empresa está habilitada, porque tem respostas suficientes. Aguarde a próxima fase.',
  4: 'A organização do projeto combina com a empresa a entrevista inicial.',
  5: 'A organização do projeto combina com a empresa a entrevista de aprofundamento.',
  6: 'A empresa está entre as finalistas. Aguarde o resultado.',
  8: 'É a vez das evidências: reúna o que mostra as práticas da empresa.',
  [VENCEDORES]: 'A empresa está entre as vencedoras. Parabéns!',
};

/** One sentence or two; of a project that is over only the winners still hear something else than that. */
export function oQueFazer(
  { status, ...projeto }: Pick<ProjetoInscrito, 'status' | 'anoVigencia'>,
  agora: Date,
) {
  if (status !== VENCEDORES && !emAndamento(projeto, agora))
    return `Este projeto terminou em ${diaEscrito(projeto.anoVigencia)}. Obrigado por participar!`;
  return DA_FASE[status] ?? 'A organização do projeto avisa o que vem em seguida.';
}
