import { administradores as contrato } from '@/domain/contratos/empresas';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { administradoresDasEmpresas } from '@functions/nucleo/administradoresDaLicenciada';

/** A function and not a rule: no MASTER reads the people of a company by the rules. */
export const administradores = chamada(
  contrato,
  {
    quem: 'conta',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 1_200, minutos: 60 }],
    falha: 'Não foi possível buscar quem administra as empresas',
  },
  async ({ licenciadaId, empresas }, { db, master }) => {
    if (!master) throw negado();
    return { empresas: await administradoresDasEmpresas(db, licenciadaId, empresas) };
  },
);
