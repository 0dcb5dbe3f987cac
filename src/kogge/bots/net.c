/* A small network that looks at an observation: what each seat may hope for, and how much each of its answers deserves a look.
 *
 * All sums are of doubles and in the order in which net.py takes them, so that both say the same to the last bit.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>

#define WIDEST 256  /* layer */
#define SEATS 8
#define ANSWERS 2048

typedef struct {
    PyObject_HEAD
    Py_ssize_t inputs, first, second, seats, actions;
    double *numbers; /* all of them, in the order in which they are kept */
    const double *from_row, *from_worths, *first_bias; /* inputs, seats, 1 × (first + seats): the hopes have a short way too */
    const double *between, *second_bias;               /* first, 1 × second */
    const double *hope;                                /* second × seats */
    const double *look, *look_bias;                    /* actions × second, actions */
} Net;

static void Net_dealloc(Net *net) {
    PyMem_Free(net->numbers);
    Py_TYPE(net)->tp_free((PyObject *)net);
}

static int Net_init(Net *net, PyObject *args, PyObject *kwargs) {
    PyObject *numbers;
    if (!PyArg_ParseTuple(args, "O!nnnnn", &PyList_Type, &numbers, &net->inputs, &net->first, &net->second, &net->seats,
                          &net->actions))
        return -1;
    Py_ssize_t inputs = net->inputs, first = net->first, second = net->second, seats = net->seats, actions = net->actions;
    Py_ssize_t count = (inputs + seats + 1) * (first + seats) + (first + 1) * second + second * seats + actions * (second + 1);
    if (inputs < 0 || first < 1 || first > WIDEST || second < 1 || second > WIDEST || seats < 1 || seats > SEATS || actions < 0) {
        PyErr_SetString(PyExc_ValueError, "there are no nets of this shape");
        return -1;
    }
    if (PyList_GET_SIZE(numbers) != count) {
        PyErr_Format(PyExc_ValueError, "a net of this shape has %zd numbers, not %zd", count, PyList_GET_SIZE(numbers));
        return -1;
    }
    PyMem_Free(net->numbers); /* made anew */
    net->numbers = PyMem_Malloc(count * sizeof(double));
    if (!net->numbers) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        net->numbers[i] = PyFloat_AsDouble(PyList_GET_ITEM(numbers, i));
        if (net->numbers[i] == -1.0 && PyErr_Occurred())
            return -1;
    }
    const double *at = net->numbers;
    net->from_row = at;
    net->from_worths = at += inputs * (first + seats);
    net->first_bias = at += seats * (first + seats);
    net->between = at += first + seats;
    net->second_bias = at += first * second;
    net->hope = at += second;
    net->look = at += second * seats;
    net->look_bias = at += actions * second;
    return 0;
}

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx2", "default"))) /* no fused sums among them: they would round otherwise */
#else
#define WIDE
#endif

static inline void add(double *restrict to, const double *restrict what, double times, Py_ssize_t count) {
    for (Py_ssize_t i = 0; i < count; i++)
        to[i] += times * what[i];
}

/* Everybody's hopes, and what the looks are made of. `ahead`: by how much the seat is ahead of each of the others. */
WIDE static void forward(const Net *net, const unsigned char *row, const double *ahead, double *restrict hopes, double *restrict two) {
    Py_ssize_t first = net->first, second = net->second, seats = net->seats, wide = first + seats;
    double one[WIDEST + SEATS];
    memcpy(one, net->first_bias, wide * sizeof(double));
    for (Py_ssize_t i = 0; i < net->inputs; i++) {
        int16_t value = (int16_t)(row[2 * i] | row[2 * i + 1] << 8);
        if (value)
            add(one, net->from_row + i * wide, value, wide);
    }
    for (Py_ssize_t n = 1; n < seats; n++)
        add(one, net->from_worths + n * wide, ahead[n], wide);
    memcpy(two, net->second_bias, second * sizeof(double));
    for (Py_ssize_t i = 0; i < first; i++)
        if (one[i] > 0.0)
            add(two, net->between + i * second, one[i], second);
    memcpy(hopes, one + first, seats * sizeof(double));
    for (Py_ssize_t i = 0; i < second; i++)
        if (two[i] > 0.0)
            add(hopes, net->hope + i * seats, two[i], seats);
        else
            two[i] = 0.0;
}

static PyObject *Net_think(Net *net, PyObject *const *args, Py_ssize_t nargs) {
    if (nargs != 4 || !PyBytes_Check(args[0]) || !PyList_Check(args[1]) || !PyList_Check(args[3])) {
        PyErr_SetString(PyExc_TypeError, "think(row: bytes, worths: list[float], seat: int, answers: list[int])");
        return NULL;
    }
    Py_ssize_t second = net->second, seats = net->seats;
    Py_ssize_t seat = PyLong_AsSsize_t(args[2]);
    Py_ssize_t answers = PyList_GET_SIZE(args[3]);
    if (PyBytes_GET_SIZE(args[0]) != 2 * net->inputs || PyList_GET_SIZE(args[1]) != seats || seat < 0 || seat >= seats
        || answers > ANSWERS) {
        PyErr_SetString(PyExc_ValueError, "this is no position that the net knows");
        return NULL;
    }
    double two[WIDEST], hopes[SEATS], ahead[SEATS];
    double own = PyFloat_AsDouble(PyList_GET_ITEM(args[1], seat));
    for (Py_ssize_t n = 1; n < seats; n++)
        ahead[n] = own - PyFloat_AsDouble(PyList_GET_ITEM(args[1], (seat + n) % seats));
    if (PyErr_Occurred())
        return NULL;
    forward(net, (const unsigned char *)PyBytes_AS_STRING(args[0]), ahead, hopes, two);
    PyObject *out = PyList_New(seats + answers);
    if (!out)
        return NULL;
    for (Py_ssize_t n = 0; n < seats; n++)
        PyList_SET_ITEM(out, (seat + n) % seats, PyFloat_FromDouble(tanh(hopes[n])));
    double looks[ANSWERS], top = -1e300, total = 0.0;
    for (Py_ssize_t n = 0; n < answers; n++) {
        Py_ssize_t action = PyLong_AsSsize_t(PyList_GET_ITEM(args[3], n));
        if (action < 0 || action >= net->actions) {
            PyErr_SetString(PyExc_IndexError, "there is no answer with this number");
            Py_DECREF(out);
            return NULL;
        }
        const double *look = net->look + action * second;
        double sum = net->look_bias[action];
        for (Py_ssize_t i = 0; i < second; i++)
            sum += two[i] * look[i];
        looks[n] = sum;
        if (sum > top)
            top = sum;
    }
    for (Py_ssize_t n = 0; n < answers; n++) {
        looks[n] = exp(looks[n] - top);
        total += looks[n];
    }
    for (Py_ssize_t n = 0; n < answers; n++)
        PyList_SET_ITEM(out, seats + n, PyFloat_FromDouble(looks[n] / total));
    return out;
}

static PyMethodDef methods[] = {
    {"think", (PyCFunction)(void (*)(void))Net_think, METH_FASTCALL, "What each seat may hope for, then the share of a look for each answer."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject NetType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "kogge.bots._net.Net",
    .tp_basicsize = sizeof(Net),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)Net_init,
    .tp_dealloc = (destructor)Net_dealloc,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_net", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__net(void) {
    if (PyType_Ready(&NetType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Net", (PyObject *)&NetType) < 0) {
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
