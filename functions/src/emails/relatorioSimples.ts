/**
 * Simple self-assessment report, to whom the finished sheet names (decisions Q13). It is composed when it is sent, from
 * what is stored by then, and its PDF is drawn then. Nothing that a browser sent but the answers comes into it.
 */
import { notaPorExtenso } from '@/domain/diagnostico/dados-do-relatorio';
import { type Analise, SEM_ANALISE } from '@/domain/diagnostico/resultado';
import { banco } from '@functions/banco';
import { dadosDoRelatorio } from '@functions/nucleo/dadosDoRelatorio';
import { type Mensagem, montar, umaLinha } from './layout';

/** A score with what its band says; the sentence of the specification where no band does. */
function comFaixa(nome: string, { media, nivel, analise }: Analise) {
  const fala = nivel === SEM_ANALISE.nivel ? SEM_ANALISE.analise : `${umaLinha(nivel)}. ${umaLinha(analise)}`;
  return `${umaLinha(nome)}: ${notaPorExtenso(media ?? 0)} de 100. ${fala}`;
}

/** `dados`: path of the sheet and the respondent's name. Undefined where the sheet has no score, or none any more. */
export async function relatorioSimples({
  folha = '',
  nome = '',
}: Record<string, string>): Promise<Mensagem | undefined> {
  const dados = await dadosDoRelatorio(banco(), folha, nome);
  if (!dados) return undefined;
  const { questionario, projeto, pessoa, geral, dimensoes } = dados;
  const mensagem = montar({
    assunto: `A sua autoavaliação em ${umaLinha(questionario)}`,
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `Este é o relatório simples que você pediu ao finalizar o questionário ${umaLinha(questionario)}, de ${umaLinha(projeto)}. As notas vão de 0 a 100 e vêm só das suas respostas. O mesmo está no PDF anexo, com o radar.`,
      // The name was typed, perhaps by a stranger: for whom they answered stands beside it.
      ...(pessoa === nome ? [] : [`Quem respondeu: ${umaLinha(pessoa)}.`]),
      comFaixa('Resultado geral', geral),
      'Por dimensão:',
    ],
    itens: dimensoes.map((uma) => ({ texto: comFaixa(uma.nome, uma) })),
  });
  const { anexoDoRelatorio } = await import('./pdf');
  return { ...mensagem, anexos: anexoDoRelatorio(dados) };
}
