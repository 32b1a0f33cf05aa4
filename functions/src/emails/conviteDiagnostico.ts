import { diaEscrito } from '@/domain/comum/datas';
import { rotaDeResposta } from '@/domain/diagnostico/endereco-de-resposta';
import { rotaDoConviteDeDiagnostico } from '@/domain/pessoas/convite';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/**
 * Invitation to answer a questionnaire for a company: at once by the link, or with an account. Both links are made when
 * it is sent and kept nowhere.
 */
export function conviteDiagnostico(dados: Record<string, string>): Mensagem {
  const { nome = '', empresa = '', projeto = '', quemConvida = '', conviteId = '', segredo = '' } = dados;
  const { licenciadaId = '', projetoId = '', empresaId = '', colaboradorId = '' } = dados;
  const { idEmpresa = '', questionarioId = '', questionario = '', ate = '' } = dados;
  const ids = { licenciadaId, projetoId, empresaId, colaboradorId };
  const onde = umaLinha(empresa);
  // A mail that waited since before its questionnaire was named says the project alone.
  const qual = [umaLinha(questionario), umaLinha(projeto)].filter(Boolean).join(', de ');
  return montar({
    assunto: `Convite para responder ao questionário ${umaLinha(questionario || projeto)} por ${onde}`,
    de: { empresa, quem: quemConvida },
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `${umaLinha(quemConvida)} convidou você para responder ao questionário ${qual}, por ${onde}.`,
      ...(ate ? [`Ele pode ser respondido até ${diaEscrito(new Date(ate))}.`] : []),
      'Para responder agora, sem senha, use o botão abaixo. O que você responde fica guardado, e o mesmo link continua de onde parou.',
    ],
    itens: [
      {
        texto: 'Prefere ter uma conta e ver todos os seus questionários? Defina a sua senha.',
        url: naAplicacao(rotaDoConviteDeDiagnostico(ids, { conviteId, segredo })),
      },
    ],
    botao: {
      texto: 'Responder ao questionário',
      url: naAplicacao(
        rotaDeResposta(
          { licenciadaId, empresaId, idEmpresa, questionarioId },
          { tipo: 'convite', id: conviteId, segredo },
        ),
      ),
    },
    nota: 'O convite é só seu: não o encaminhe. Se você não conhece quem convidou, ignore esta mensagem.',
  });
}
