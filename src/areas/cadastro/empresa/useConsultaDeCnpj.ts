/** Fills the company form from the national registry once a whole CNPJ is typed (part 1 §5). */
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { cnpjCompleto, cnpjValido, normalizarCnpj } from '@/domain/empresas/cnpj';
import type { Preenchimento } from '@/domain/empresas/consulta-cnpj';
import type { CamposDaEmpresa } from '@/domain/empresas/empresa-form';
import { cidadeComAcentos } from '@/domain/empresas/endereco';
import { mensagemDoErro } from '@/domain/comum/erros';
import { esvaziado } from '@/domain/empresas/preencher';
import { anunciar } from '@/ui/moldura/anunciar';
import { empresaDoCnpj, municipiosDe } from './registro';
import type { Escrever } from './usePreenchimento';

/** The registry has no accents; the list of municipalities gives them back where it can be had. */
async function comAcentos(campos: Preenchimento): Promise<Preenchimento> {
  const { estado, cidade } = campos.endereco;
  if (!estado || !cidade) return campos;
  const nomes = await municipiosDe(estado).catch(() => []);
  return { ...campos, endereco: { ...campos.endereco, cidade: cidadeComAcentos(cidade, nomes) } };
}

/** `aoConsultar` gets what is in the form after each look-up; nothing when it found nothing. */
export function useConsultaDeCnpj(
  form: UseFormReturnType<CamposDaEmpresa>,
  escrever: Escrever,
  aoConsultar: (achado?: Preenchimento) => void,
) {
  const [buscando, definirBuscando] = useState(false);
  const [buscou, definirBuscou] = useState(false);
  const [aviso, definirAviso] = useState<string>();
  const preenchido = useRef<Preenchimento>(undefined);
  const emCurso = useRef<AbortController>(undefined);
  useEffect(() => () => emCurso.current?.abort(), []);

  /** Name and address of another CNPJ do not stay beside this one. */
  function esquecer(): void {
    if (preenchido.current) escrever(esvaziado(preenchido.current));
    preenchido.current = undefined;
    aoConsultar();
  }

  async function consultar(cnpj: string): Promise<void> {
    const controle = new AbortController();
    emCurso.current = controle;
    definirBuscando(true);
    try {
      const { campos: achados, situacao, avisoDoNome } = await empresaDoCnpj(cnpj, controle.signal);
      const campos = await comAcentos(achados);
      if (controle.signal.aborted) return;
      escrever(campos);
      preenchido.current = campos;
      aoConsultar(campos);
      definirBuscou(true);
      const daSituacao = situacao && `Na base nacional, a situação deste CNPJ é "${situacao}".`;
      definirAviso([daSituacao, avisoDoNome].filter(Boolean).join(' ') || undefined);
      anunciar('Dados da empresa encontrados na base nacional. Confira e complete o que falta.');
    } catch (erro) {
      if (controle.signal.aborted) return;
      esquecer();
      definirBuscou(true);
      definirAviso(mensagemDoErro(erro));
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
    else if (cnpjCompleto(cnpj)) {
      esquecer();
      form.setFieldError('cnpj', 'CNPJ inválido');
    }
  }

  /** By the button: what keeps it from being looked up is said. */
  function buscar(): void {
    const { cnpj } = form.getValues();
    if (cnpjCompleto(normalizarCnpj(cnpj))) aoDigitar(cnpj);
    else form.setFieldError('cnpj', 'Digite os 14 caracteres do CNPJ.');
  }

  return { buscando, buscou, aviso, aoDigitar, buscar };
}
