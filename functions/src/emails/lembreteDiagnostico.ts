import { diaEscrito } from '@/domain/comum/datas';
import { rotaDeResposta } from '@/domain/diagnostico/endereco-de-resposta';
import { rotaDosLembretes } from '@/domain/pessoas/convite';
import { para } from '@/domain/telas/enderecos';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** Reminder to somebody invited to a questionnaire; who accepted already goes straight to the questionnaires. */
export function lembreteDiagnostico(dados: Record<string, string>): Mensagem {
  const {
    nome = '',
    empresa = '',
    projeto = '',
    questionario = '',
    ate = '',
    aceito = '',
    conviteId = '',
    segredo = '',
  } = dados;
  const { licenciadaId = '', empresaId = '', idEmpresa = '', questionarioId = '' } = dados;
  const onde = umaLinha(empresa);
  const convite = rotaDeResposta(
    { licenciadaId, empresaId, idEmpresa, questionarioId },
    { tipo: 'convite', id: conviteId, segredo },
  );
  return montar({
    assunto: `Lembrete: o questionário de ${onde} espera por você`,
    de: { empresa },
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `Falta finalizar o questionário ${[umaLinha(questionario), umaLinha(projeto)].filter(Boolean).join(', de ')}, a que você responde por ${onde}.`,
      `Ele pode ser respondido até ${diaEscrito(new Date(ate))}. O que você já respondeu está guardado.`,
    ],
    botao: {
      texto: 'Responder ao questionário',
      url: naAplicacao(aceito ? para('/diagnosticoEmpresa') : convite),
    },
    saida: {
      texto: 'Não receber mais lembretes deste questionário',
      url: naAplicacao(rotaDosLembretes(conviteId, segredo)),
    },
  });
}
