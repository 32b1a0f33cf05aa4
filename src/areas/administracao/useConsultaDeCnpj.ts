/** Fills the company form from the national registry once a whole CNPJ is typed (part 1 §5). */
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cnpjValido, normalizarCnpj } from '@/domain/empresas/cnpj';
import type { Preenchimento } from '@/domain/empresas/consulta-cnpj';
import type { CamposDaEmpresa } from '@/domain/empresas/empresa-form';
import { cidadeComAcentos } from '@/domain/empresas/endereco';
import { mensagemDoErro } from '@/domain/comum/erros';
import { preencher } from '@/domain/empresas/preencher';
import { anunciar } from '@/ui/moldura/anunciar';
import { consultas } from './consultas.data';

export function useConsultaDeCnpj(form: UseFormReturnType<CamposDaEmpresa>) {
  const cliente = useQueryClient();
  const [buscando, definirBuscando] = useState(false);
  const [aviso, definirAviso] = useState<string>();
  const preenchido = useRef<Preenchimento>(undefined);
  const emCurso = useRef<AbortController>(undefined);
  useEffect(() => () => emCurso.current?.abort(), []);

  /** The registry has no accents; the list of municipalities gives them back where it can be had. */
  async function comAcentos(campos: Preenchimento): Promise<Preenchimento> {
    const { estado, cidade } = campos.endereco;
    if (!estado || !cidade) return campos;
    const nomes = await cliente.fetchQuery(consultas.municipios(estado)).catch(() => []);
    return { ...campos, endereco: { ...campos.endereco, cidade: cidadeComAcentos(cidade, nomes) } };
  }

  async function consultar(cnpj: string): Promise<void> {
    const controle = new AbortController();
    emCurso.current = controle;
    definirBuscando(true);
    try {
      const { campos: achados, situacao } = await consultas.empresaDoCnpj(cnpj, controle.signal);
      const campos = await comAcentos(achados);
      if (controle.signal.aborted) return;
      form.setValues(preencher(form.getValues(), campos, preenchido.current));
      preenchido.current = campos;
      definirAviso(situacao ? `Na base nacional, a situação deste CNPJ é "${situacao}".` : undefined);
      anunciar('Dados da empresa preenchidos pela base nacional.');
    } catch (erro) {
      if (!controle.signal.aborted) definirAviso(mensagemDoErro(erro));
    } finally {
      if (emCurso.current === controle) definirBuscando(false);
    }
  }

  /** Call it with every change of the CNPJ field. */
  function aoDigitar(texto: string): void {
    emCurso.current?.abort();
    emCurso.current = undefined;
    definirBuscando(false);
    definirAviso(undefined);
    const cnpj = normalizarCnpj(texto);
    if (cnpjValido(cnpj)) void consultar(cnpj);
  }

  return { buscando, aviso, aoDigitar };
}
