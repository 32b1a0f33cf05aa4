import { ErroDoProduto } from '@/domain/comum/erros';
import { generateAndSendSimpleReport as contrato, MAXIMO_DO_PDF } from '@/domain/contratos/relatorio-simples';
import { chamada } from '@functions/chamada/chamada';
import { resumo } from '@functions/chamada/resumo';
import { caminhoDaFolha } from '@functions/nucleo/folhas';
import { type DestinoDoRelatorio, mandarDeNovo } from '@functions/nucleo/relatorioDaFolha';

const RECUSAS: Record<Exclude<DestinoDoRelatorio, 'enviado'>, string> = {
  semFolha: 'Dados insuficientes para gerar o PDF',
  naoPedido: 'O relatório não foi pedido ao finalizar este questionário.',
  vezesDemais: 'Este relatório já foi enviado três vezes. Procure-o na sua caixa de entrada.',
  caixaCheia: 'Este endereço de e-mail já recebeu muitos relatórios hoje. Tente mais tarde.',
};

/**
 * The path of the sheet follows from the caller, so nobody names another's. Whom it is sent to and what it says follow
 * from the sheet: the payload's address, name and PDF are not read (threats E13).
 */
export const generateAndSendSimpleReport = chamada(
  contrato,
  {
    quem: 'respondente',
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 20, minutos: 60 }],
    falha: 'Erro ao gerar relatório',
    tamanhoMaximo: MAXIMO_DO_PDF + 64 * 1024,
    conteudo: ({ idEmpresa, questionarioId }) => ({ idEmpresa, questionarioId }),
  },
  async ({ licenciadaId, empresaId, idEmpresa, questionarioId }, { db, uid, chave }) => {
    const folha = caminhoDaFolha({ licenciadaId, empresaId, idEmpresa, questionarioId }, uid);
    const destino = await mandarDeNovo(db, folha, resumo('relatorio', chave));
    if (destino !== 'enviado') throw new ErroDoProduto(RECUSAS[destino]);
    return {};
  },
);
