/** Sessions of the personas, for tests of screens. What is not said is an active company and a matrix all granted. */
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { Empresa } from '@/domain/empresas/empresa';
import type { CodigoModulo, Flag } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { umaEmpresa, umColaborador, umUsuario } from './documentos';
import { EMPRESAS, type Persona } from './personas';

interface Mudancas {
  colaborador?: Partial<Colaborador>;
  empresa?: Partial<Empresa>;
  /** Flags the matrix refuses, as `3.criacao`. */
  sem?: readonly `${CodigoModulo}.${Flag}`[];
  master?: boolean;
}

export function umaSessao(pessoa: Persona, mudancas: Mudancas = {}): SessaoAtiva {
  const { contexto, uid, email, referencia, papel, externo } = pessoa;
  const daLista = EMPRESAS.find((empresa) => empresa.contexto.empresaId === contexto.empresaId);
  const colaborador = { id: uid, ...umColaborador(pessoa, mudancas.colaborador) };
  const empresa = {
    id: contexto.empresaId,
    ...umaEmpresa({
      ...(daLista ? { nomeFantasia: daLista.nome, role: daLista.role, status: daLista.status } : {}),
      ...mudancas.empresa,
    }),
  };
  return {
    estado: 'ativa',
    uid,
    email,
    usuario: umUsuario(pessoa),
    contexto,
    referencia,
    colaborador,
    empresa,
    quem: {
      papel,
      externo,
      empresaAtiva: empresa.status === 'ATIVO',
      organiza: (mudancas.colaborador?.empresaRole ?? empresa.role) === 'NORMAL',
      tem: (codigo, flag) =>
        colaborador[MODULOS[codigo].area] && !mudancas.sem?.includes(`${codigo}.${flag}`),
    },
    master: mudancas.master ?? false,
  };
}
