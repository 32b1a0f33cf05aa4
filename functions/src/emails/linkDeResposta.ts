import { type CredencialDaFolha, rotaDeResposta } from '@/domain/diagnostico/endereco-de-resposta';
import { banco } from '@functions/banco';
import { outroLinkDaFolha } from '@functions/nucleo/outroLinkDaFolha';
import { outroLinkDoConvite } from '@functions/nucleo/outroLinkDoConvite';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** Link to one's own sheet. Without a secret in `dados` the address asked for one: somebody invited gets it, and who
 * left the address with a sheet. */
export async function linkDeResposta(
  para: string,
  dados: Record<string, string>,
): Promise<Mensagem | undefined> {
  const { licenciadaId = '', empresaId = '', idEmpresa = '', questionarioId = '' } = dados;
  const alvo = { licenciadaId, empresaId, idEmpresa, questionarioId };
  const { credencial, credencialId: id = '', segredo } = dados;
  const tipo: CredencialDaFolha['tipo'] = credencial === 'folha' ? 'folha' : 'convite';
  const mandada = segredo ? { tipo, id, segredo, questionario: dados['questionario'] ?? '' } : undefined;
  const achada =
    mandada ??
    (await outroLinkDoConvite(banco(), alvo, para)) ??
    (await outroLinkDaFolha(banco(), alvo, para));
  if (!achada) return undefined;
  const nome = umaLinha(achada.questionario);
  return montar({
    assunto: `Seu link para responder: ${nome}`,
    saudacao: 'Olá!',
    paragrafos: [
      `Este link abre as suas respostas do questionário ${nome}, em qualquer aparelho e sem senha.`,
      'O que você já respondeu está guardado.',
    ],
    botao: {
      texto: 'Continuar o questionário',
      url: naAplicacao(rotaDeResposta(alvo, { tipo: achada.tipo, id: achada.id, segredo: achada.segredo })),
    },
    nota: 'O link é só seu: não o encaminhe. Se não foi você que o pediu, ignore esta mensagem.',
  });
}
