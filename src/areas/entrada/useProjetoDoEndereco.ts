/** The project that a visitor's address names, as it may be shown. */
import { useCallback, useEffect, useState } from 'react';
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import { type EnderecoDoProjeto, projetoDoEndereco } from './projeto.data';

type Estado = { projeto: ProjetoApresentado } | { erro: unknown } | undefined;

export function useProjetoDoEndereco({ licenciadaId, empresaId, projetoId }: EnderecoDoProjeto) {
  const [estado, definir] = useState<Estado>();
  const [vez, deNovo] = useState(0);
  useEffect(() => {
    let aqui = true;
    projetoDoEndereco({ licenciadaId, empresaId, projetoId }).then(
      (projeto) => aqui && definir({ projeto }),
      (erro: unknown) => aqui && definir({ erro }),
    );
    return () => void (aqui = false);
  }, [licenciadaId, empresaId, projetoId, vez]);
  const tentarDeNovo = useCallback(() => {
    definir(undefined);
    deNovo((antes) => antes + 1);
  }, []);
  return { estado, tentarDeNovo };
}
