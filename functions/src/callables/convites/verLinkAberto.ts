import { verLinkAberto as contrato } from '@/domain/contratos/respostas-por-link';
import { rotaDeResposta } from '@/domain/diagnostico/endereco-de-resposta';
import { FOLHAS_DO_LINK, linkDeRespostaSchema } from '@/domain/diagnostico/link-de-resposta';
import { podeConvidarParaDiagnostico } from '@/domain/pessoas/colaborador-acoes';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { naAplicacao } from '@functions/emails/naAplicacao';
import { caminhoDoLink } from '@functions/nucleo/linksDeResposta';

export const verLinkAberto = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível buscar o link',
  },
  async ({ idQuestionario: questionarioId, idEmpresa }, membro) => {
    if (!podeConvidarParaDiagnostico(membro)) throw negado();
    const alvo = { ...membro.contexto, idEmpresa, questionarioId };
    const link = await ler(membro.db, linkDeRespostaSchema, caminhoDoLink(alvo));
    const segredo = link?.segredo ?? null;
    return {
      endereco: segredo === null ? null : naAplicacao(rotaDeResposta(alvo, { tipo: 'link', segredo })),
      limite: link?.limite ?? FOLHAS_DO_LINK,
      folhas: link?.folhas ?? 0,
    };
  },
);
