import { folhas as contrato } from '@/domain/contratos/respostas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { chamada } from '@functions/chamada/chamada';
import { folhasDeEmpresa, folhasDePessoa } from '@functions/nucleo/folhasParaVer';

/** Sheets are read by functions only (decisions Q160); this tells how far they are and holds no answer. */
export const folhas = chamada(
  contrato,
  {
    quem: 'respondente',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível buscar os questionários',
  },
  async ({ idEmpresa, idRespondente }, membro) => {
    if (idEmpresa !== null && idRespondente === null) return folhasDeEmpresa(membro, idEmpresa);
    if (idRespondente !== null && idEmpresa === null) return folhasDePessoa(membro, idRespondente);
    throw new ErroDoProduto('Escolha uma empresa ou uma pessoa.');
  },
);
