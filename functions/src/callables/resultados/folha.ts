import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { folha as contrato } from '@/domain/contratos/resultados';
import { podeVerDeOutros, respostaSchema } from '@/domain/diagnostico/resposta';
import { resultadoDaFolha } from '@/domain/diagnostico/resultado';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { nomeDoProjeto, paraLer } from '@functions/nucleo/folhas';
import { INEXISTENTE } from '@functions/nucleo/resultados';

/** No rule opens a sheet (decisions Q160). The organiser's readers of answers see what one of them says. */
export const folha = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar as respostas',
  },
  async ({ licenciadaId, empresaId, folha: id }, { db, contexto, quem }) => {
    if (!podeVerDeOutros(quem, { daqui: true })) throw negado();
    const lida = await ler(db, respostaSchema, caminhos.registro(contexto, 'respostas', id));
    if (!lida?.finalizadoEm || lida.deletedAt !== null) throw new ErroDoProduto(INEXISTENTE);
    const { idEmpresa, idQuestionario, idProjeto, idRespondente, finalizadoEm } = lida;
    const alvo = { licenciadaId, empresaId: idEmpresa, idEmpresa: empresaId, questionarioId: idQuestionario };
    const [versao, projeto, empresa] = await Promise.all([
      paraLer(db, alvo, lida.versao),
      nomeDoProjeto(db, alvo, idProjeto),
      db.doc(caminhos.empresa({ licenciadaId, empresaId: idEmpresa })).get(),
    ]);
    const nome: unknown = empresa.get('nomeFantasia');
    const { grupos, media, nivel, analise } = resultadoDaFolha(versao, lida);
    return {
      questionarioId: idQuestionario,
      nome: versao.nome,
      projeto,
      idEmpresa,
      empresa: typeof nome === 'string' ? nome : 'Empresa',
      idRespondente,
      finalizadoEm: finalizadoEm.toISOString(),
      grupos,
      media,
      nivel,
      analise,
    };
  },
);
