import { rotaDoConviteDeDiagnostico, VALIDADE_EM_DIAS } from '@/domain/pessoas/convite';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** Invitation to answer a questionnaire for a company. The link is made when it is sent and kept nowhere. */
export function conviteDiagnostico(dados: Record<string, string>): Mensagem {
  const { nome = '', empresa = '', projeto = '', quemConvida = '', conviteId = '', segredo = '' } = dados;
  const { licenciadaId = '', projetoId = '', empresaId = '', colaboradorId = '' } = dados;
  const ids = { licenciadaId, projetoId, empresaId, colaboradorId };
  const onde = umaLinha(empresa);
  return montar({
    assunto: `Convite para responder por ${onde}`,
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `${umaLinha(quemConvida)} convidou você para responder ao questionário de ${umaLinha(projeto)} por ${onde}.`,
      'Para começar, use o botão abaixo e defina a sua senha. Se você já tem uma conta, entre com a senha que já usa.',
    ],
    botao: {
      texto: 'Responder ao questionário',
      url: naAplicacao(rotaDoConviteDeDiagnostico(ids, { conviteId, segredo })),
    },
    nota: `O convite vale por ${VALIDADE_EM_DIAS} dias e é só seu: não o encaminhe. Se você não conhece quem convidou, ignore esta mensagem.`,
  });
}
