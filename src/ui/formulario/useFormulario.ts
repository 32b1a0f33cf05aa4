import { type FormErrors, useForm, type UseFormReturnType } from '@mantine/form';
import { useCallback, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { anunciar } from '@/ui/moldura/anunciar';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { plural } from '@/ui/texto/formatos';
import { ComSaida, type Saida } from './ComSaida';
import { EnviadoEmParte } from './EnviadoEmParte';
import { type Divergencia, divergencias, ehConflito } from './divergencias';
import { aproveitar } from './rascunho';
import { camposMarcados, type Recusados, useCamposRecusados } from './useCamposRecusados';
import { useRascunho } from './useRascunho';
import { validarCom } from './validarCom';

/** A zod schema that reads what the fields hold (`Campos`) and gives what is sent (`Valores`). */
export type Esquema<Campos, Valores> = z.ZodMiniType<Valores, Campos>;

export interface OpcoesDoFormulario<Campos extends object, Valores> {
  schema: Esquema<Campos, Valores>;
  valoresIniciais: Campos;
  /** Gets the parsed values. A rejection is shown in the form. The form stays as it is then, and at `false` too. */
  aoEnviar: (valores: Valores) => Promise<unknown>;
  /** After aoEnviar worked: close, navigate. Not while the form holds what was changed meanwhile. */
  aoConcluir?: () => void;
  /**
   * The form's values of a record, to show what somebody else made of it. Without it fields and record are called the
   * same.
   */
  doRegistro?: (registro: never) => Partial<Campos>;
  /** Keeps unfinished work in this browser under this name; see rascunho.ts. */
  rascunhoKey?: string;
}

export interface Formulario<Campos extends object, Valores = Campos> {
  /** Mantine's form: `{...form.getInputProps('titulo')}`. */
  form: UseFormReturnType<Campos>;
  /** For onSubmit of the <form>; does nothing while a sending is under way. */
  enviar: (evento?: React.SyntheticEvent<HTMLFormElement>) => void;
  /** The same guard, another ending: 'Salvar rascunho' beside 'Publicar'; `outro` asks less than the form's schema. */
  enviarPor: (acao: (valores: Valores) => Promise<unknown>, outro?: Esquema<Campos, Valores>) => void;
  ocupado: boolean;
  sujo: boolean;
  /** A file of the form is still on its way (CampoDeArquivos): it belongs to no field yet. */
  temEnvio: () => boolean;
  erroDoServidor: string | null;
  /** It was sent, without what was changed meanwhile: that is still in the form. */
  mudouNoEnvio: boolean;
  /** What can be done about the failure by one click, where that is known. */
  saida: { rotulo: string; seguir: () => void } | null;
  /** Fields that somebody else changed meanwhile, until one value of each is chosen. */
  conflito: { lista: readonly Divergencia[]; escolher: (campo: string, qual: 'meu' | 'deles') => void };
  /** What the last attempt refused, in words; '' when nothing is. */
  recusa: string;
  /** Where it is, in a form of sections. */
  recusadosPorSecao: Recusados['porSecao'];
  refDoForm: React.RefObject<HTMLFormElement | null>;
  rascunho: {
    salvoEm: Date | null;
    /** False where this browser keeps nothing beyond the page. */
    fica: boolean;
    /** Instant of the draft that can be taken back, or null. */
    oferecidoDe: string | null;
    recuperar: () => void;
    descartar: () => void;
    apagar: () => void;
  };
}

/** What no field shows is said in its own words. Nobody is left with a form that refuses without a reason. */
function fraseDaRecusa(marcados: number, erros: FormErrors): string {
  if (marcados > 0) return `${plural(marcados, 'campo precisa', 'campos precisam')} de correção.`;
  return [...new Set(Object.values(erros).filter((erro) => typeof erro === 'string'))].join(' ');
}

/** Saved now, the file would be left out without a word. */
const ESPERE_OS_ARQUIVOS = 'Espere os arquivos terminarem de subir, ou cancele o envio deles.';

/**
 * The one form engine, used by FormModal and by form pages (<CorpoDoFormulario>). It validates on submit and from
 * then on at every change. It sends once at a time, keeps a draft, and moves the focus to the first refused field.
 */
export function useFormulario<Campos extends object, Valores>({
  schema,
  valoresIniciais,
  aoEnviar,
  aoConcluir,
  doRegistro,
  rascunhoKey,
}: OpcoesDoFormulario<Campos, Valores>): Formulario<Campos, Valores> {
  const [iniciais] = useState(valoresIniciais);
  const [tentou, setTentou] = useState(false);
  const [ocupado, setOcupado] = useState(false);
  const [erroDoServidor, setErroDoServidor] = useState<string | null>(null);
  const [mudouNoEnvio, setMudouNoEnvio] = useState(false);
  const [saida, setSaida] = useState<Saida | null>(null);
  const [conflito, setConflito] = useState<{ lista: Divergencia[]; aceitar: () => void } | null>(null);
  const enviando = useRef(false);
  const refDoForm = useRef<HTMLFormElement>(null);
  const rascunho = useRascunho(rascunhoKey, valoresIniciais);

  const form = useForm<Campos>({
    initialValues: valoresIniciais,
    validate: validarCom(schema),
    validateInputOnChange: tentou,
    onValuesChange: (valores) => rascunho.guardar(valores),
  });

  const { quantos: marcados, porSecao } = useCamposRecusados(refDoForm);
  const recusar = useCallback((erros: FormErrors) => {
    setTentou(true);
    // After the errors are drawn: Mantine marks the refused inputs with aria-invalid.
    setTimeout(() => {
      const campos = camposMarcados(refDoForm.current);
      anunciar(fraseDaRecusa(campos.length, erros));
      campos[0]?.focus();
    });
  }, []);

  const temEnvio = () => (refDoForm.current?.querySelectorAll('[data-enviando]').length ?? 0) > 0;
  const mandar = async (acao: (valores: Valores) => Promise<unknown>, esquema = schema) => {
    if (enviando.current) return;
    if (temEnvio()) return setErroDoServidor(ESPERE_OS_ARQUIVOS);
    enviando.current = true;
    setOcupado(true);
    rascunho.enviando(true);
    setErroDoServidor(null);
    setMudouNoEnvio(false);
    setSaida(null);
    setConflito(null);
    const enviados = form.getValues();
    try {
      if ((await acao(esquema.parse(enviados))) === false) return;
      form.resetDirty(enviados);
      // Closed now, what was written while it was sent would be lost without a word.
      if (form.isDirty()) return setMudouNoEnvio(true);
      rascunho.apagar();
      aoConcluir?.();
    } catch (erro) {
      const lista = ehConflito(erro)
        ? divergencias(erro, {
            iniciais,
            meus: form.getValues(),
            doRegistro,
            elemento: refDoForm.current,
          })
        : [];
      if (ehConflito(erro) && lista.length > 0) setConflito({ lista, aceitar: () => erro.aceitar() });
      else setErroDoServidor(mensagemDoErro(erro));
      setSaida(erro instanceof ComSaida ? erro.saida : null);
      if (erro instanceof EnviadoEmParte)
        form.setValues(erro.resta(form.getValues() as never) as Partial<Campos>);
    } finally {
      rascunho.enviando(false);
      enviando.current = false;
      setOcupado(false);
    }
  };

  const escolher = (campo: string, qual: 'meu' | 'deles') => {
    if (!conflito) return;
    const escolhido = conflito.lista.find((divergencia) => divergencia.campo === campo);
    if (qual === 'deles') form.setFieldValue(campo, escolhido?.deles as never);
    const lista = conflito.lista.filter((divergencia) => divergencia !== escolhido);
    setConflito(lista.length > 0 ? { ...conflito, lista } : null);
    if (lista.length > 0) return;
    conflito.aceitar();
    anunciar('Escolhido. Envie o formulário de novo.');
  };

  const enviar: Formulario<Campos>['enviar'] = (evento) =>
    form.onSubmit(() => void mandar(aoEnviar), recusar)(evento);
  const enviarPor: Formulario<Campos, Valores>['enviarPor'] = (acao, outro) => {
    if (!outro) {
      form.onSubmit(() => void mandar(acao), recusar)();
      return;
    }
    const erros = validarCom(outro)(form.getValues());
    form.setErrors(erros);
    if (Object.keys(erros).length > 0) recusar(erros);
    else void mandar(acao, outro);
  };

  return {
    form,
    enviar,
    enviarPor,
    ocupado,
    sujo: form.isDirty(),
    temEnvio,
    erroDoServidor,
    mudouNoEnvio,
    saida: saida && {
      rotulo: saida.rotulo,
      seguir: () => enviarPor(saida.fazer as (valores: Valores) => Promise<unknown>),
    },
    conflito: { lista: conflito?.lista ?? [], escolher },
    recusa: tentou ? fraseDaRecusa(marcados, form.errors) : '',
    recusadosPorSecao: porSecao,
    refDoForm,
    rascunho: {
      salvoEm: rascunho.salvoEm,
      fica: rascunho.fica,
      oferecidoDe: rascunho.oferta?.em ?? null,
      recuperar: () => {
        // They belong to what is on the screen, which is about to be replaced.
        if (temEnvio()) return setErroDoServidor(ESPERE_OS_ARQUIVOS);
        if (rascunho.oferta)
          form.setValues(aproveitar(rascunho.oferta.valores, valoresIniciais, rascunho.oferta.iniciais));
        rascunho.esconderOferta();
      },
      descartar: rascunho.apagar,
      apagar: rascunho.apagar,
    },
  };
}
