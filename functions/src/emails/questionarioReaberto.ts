import { diaEscrito } from '@/domain/comum/datas';
import { type CredencialDaFolha, rotaDeResposta } from '@/domain/diagnostico/endereco-de-resposta';
import { para } from '@/domain/telas/enderecos';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** To the respondent whose finished answers were opened again. */
export function questionarioReaberto(dados: Record<string, string>): Mensagem {
  const { nome = '', questionario = '', projeto = '', motivo = '', ate = '' } = dados;
  const { licenciadaId = '', empresaId = '', idEmpresa = '', questionarioId = '' } = dados;
  const { credencial, credencialId: id = '', segredo } = dados;
  const tipo: CredencialDaFolha['tipo'] = credencial === 'folha' ? 'folha' : 'convite';
  // Somebody without an account has no other way to the sheet.
  const rota = segredo
    ? rotaDeResposta({ licenciadaId, empresaId, idEmpresa, questionarioId }, { tipo, id, segredo })
    : para('/responderQuestionario/:idEmpresa/:questionarioId', { idEmpresa, questionarioId });
  const qual = umaLinha(questionario);
  return montar({
    assunto: `As suas respostas de ${qual} foram reabertas`,
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `A organização de ${umaLinha(projeto)} reabriu as suas respostas do questionário ${qual}, por este motivo: “${umaLinha(motivo)}”`,
      `O que você respondeu está guardado. Confira, mude o que for preciso e finalize de novo até ${diaEscrito(new Date(ate))}.`,
    ],
    botao: {
      texto: 'Continuar o questionário',
      url: naAplicacao(rota),
    },
  });
}
