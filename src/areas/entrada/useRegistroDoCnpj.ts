/** What the public registry says of a CNPJ while it is typed; its code comes when the number is whole. */
import { useEffect, useRef, useState } from 'react';
import { cnpjValido, normalizarCnpj } from '@/domain/empresas/cnpj';
import type { Preenchimento } from '@/domain/empresas/consulta-cnpj';
import { mensagemDoErro } from '@/domain/comum/erros';

export function useRegistroDoCnpj() {
  const [registro, definirRegistro] = useState<Preenchimento | null>(null);
  const [aviso, definirAviso] = useState<string>();
  const emCurso = useRef<AbortController>(undefined);
  useEffect(() => () => emCurso.current?.abort(), []);

  /** The name by which the registry knows the company, if it answers. */
  async function aoDigitar(texto: string): Promise<string | undefined> {
    emCurso.current?.abort();
    definirRegistro(null);
    definirAviso(undefined);
    const cnpj = normalizarCnpj(texto);
    if (!cnpjValido(cnpj)) return undefined;
    const controle = new AbortController();
    emCurso.current = controle;
    try {
      const { empresaDoCnpj } = await import('@/areas/cadastro/empresa/registro');
      const { campos, avisoDoNome } = await empresaDoCnpj(cnpj, controle.signal);
      if (controle.signal.aborted) return undefined;
      definirRegistro(campos);
      definirAviso(avisoDoNome ?? undefined);
      return campos.nomeFantasia;
    } catch (erro) {
      if (!controle.signal.aborted) definirAviso(mensagemDoErro(erro));
      return undefined;
    }
  }
  return { registro, aviso, aoDigitar };
}
