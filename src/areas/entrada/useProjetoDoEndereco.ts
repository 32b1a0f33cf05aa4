/** The project that a visitor's address names, as it may be shown. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import { type EnderecoDoProjeto, projetoDoEndereco } from './projeto.data';

type Estado = { projeto: ProjetoApresentado } | { erro: unknown } | undefined;

export function useProjetoDoEndereco({ licenciadaId, empresaId, projetoId }: EnderecoDoProjeto) {
  const [estado, definir] = useState<Estado>();
  const ultimo = useRef(0);
  const pedir = useCallback(() => {
    const este = ++ultimo.current;
    const responder = (dito: Estado) => (este === ultimo.current ? definir(dito) : undefined);
    projetoDoEndereco({ licenciadaId, empresaId, projetoId }).then(
      (projeto) => responder({ projeto }),
      (erro: unknown) => responder({ erro }),
    );
  }, [licenciadaId, empresaId, projetoId]);
  useEffect(pedir, [pedir]);
  const tentarDeNovo = () => {
    definir(undefined);
    pedir();
  };
  return { estado, tentarDeNovo };
}
